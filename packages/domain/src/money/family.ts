import type { CandidateCategory, GENDERS } from '../predictor/candidate.ts';

/** The yearly income of a family, cut where schemes have their limits. */
export const INCOME_BANDS = ['up-to-1', '1-to-2.5', '2.5-to-6', '6-to-8', 'above-8'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];

const LAKH = 100_000;
/** More than `above`, at most `upTo`, in rupees. */
const BAND_LIMITS: Readonly<Record<IncomeBand, { above: number; upTo: number }>> = {
  'up-to-1': { above: 0, upTo: LAKH },
  '1-to-2.5': { above: LAKH, upTo: 2.5 * LAKH },
  '2.5-to-6': { above: 2.5 * LAKH, upTo: 6 * LAKH },
  '6-to-8': { above: 6 * LAKH, upTo: 8 * LAKH },
  'above-8': { above: 8 * LAKH, upTo: Number.POSITIVE_INFINITY },
};

/** 450000 → '2.5-to-6' */
export const bandOf = (rupees: number): IncomeBand =>
  INCOME_BANDS.find((band) => rupees <= BAND_LIMITS[band].upTo) ?? 'above-8';

export const STAYS = ['hostel', 'home'] as const;

/** What a family may tell. A missing fact is unknown, never "no". */
export type Family = {
  category?: CandidateCategory | undefined;
  /** Has an EWS certificate, or will get one. */
  ews?: boolean | undefined;
  gender?: (typeof GENDERS)[number] | undefined;
  income?: IncomeBand | undefined;
  /** Domicile of Maharashtra. */
  domicile?: boolean | undefined;
  /** Of a religious minority community. */
  minority?: boolean | undefined;
  orphan?: boolean | undefined;
  stays?: (typeof STAYS)[number] | undefined;
  pwd?: boolean | undefined;
};
export type FamilyFact = keyof Family;

/** Whether something holds, by what is known. */
export type Answer = 'yes' | 'no' | 'unknown';

/** Whether the income is within a limit. A band that the limit cuts through leaves it open. */
export function isIncomeWithin(band: IncomeBand | undefined, limitRupees: number): Answer {
  if (band === undefined) return 'unknown';
  const { above, upTo } = BAND_LIMITS[band];
  if (upTo <= limitRupees) return 'yes';
  return above >= limitRupees ? 'no' : 'unknown';
}

/** What the exam profile says of a family. */
export type ProfileFacts = {
  gender?: Family['gender'];
  pwd?: boolean | undefined;
  mhtCet?:
    | {
        category?: CandidateCategory | undefined;
        candidature?: 'maharashtra' | 'outside' | undefined;
        ews?: boolean | undefined;
        orphan?: boolean | undefined;
        minority?: readonly string[] | undefined;
      }
    | undefined;
};

/** The communities of the exam profile that are religious. It names no others, so that a list without them leaves the question open. */
const RELIGIONS = ['Christian', 'Jain', 'Muslim', 'Roman Catholic'];

/** A told fact wins; otherwise the exam profile answers. */
export function familyWithProfile(told: Family, profile: ProfileFacts): Family {
  const { mhtCet = {} } = profile;
  // The form that asks for the category has boxes for EWS and orphans beside it: a box left empty means no.
  const box = (ticked: boolean | undefined) => ticked ?? (mhtCet.category === undefined ? undefined : false);
  const fromProfile: Family = {
    gender: profile.gender,
    pwd: profile.pwd,
    category: mhtCet.category,
    // Children of government servants and of the border area are candidates of Maharashtra without its domicile.
    domicile: mhtCet.candidature === 'outside' ? false : undefined,
    ews: box(mhtCet.ews),
    orphan: box(mhtCet.orphan),
    minority: mhtCet.minority?.some((community) => RELIGIONS.includes(community)) ? true : undefined,
  };
  return knownFacts({ ...fromProfile, ...knownFacts(told) });
}

/** The facts that are there. */
export function knownFacts(family: Family): Family {
  return Object.fromEntries(Object.entries(family).filter(([, value]) => value !== undefined && value !== null));
}
