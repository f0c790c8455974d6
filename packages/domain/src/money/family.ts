import type { CandidateCategory, GENDERS } from '../predictor/candidate.ts';

/** The yearly income of a family, cut where schemes have their limits. */
export const INCOME_BANDS = ['up-to-1', '1-to-2.5', '2.5-to-6', '6-to-8', 'above-8'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];
/** What is known of an income: a band, or no more than that it is within the limit of TFWS. */
export const INCOMES = [...INCOME_BANDS, 'up-to-8'] as const;
export type Income = (typeof INCOMES)[number];

const LAKH = 100_000;
/** More than `above`, at most `upTo`, in rupees. */
const INCOME_LIMITS: Readonly<Record<Income, { above: number; upTo: number }>> = {
  'up-to-1': { above: 0, upTo: LAKH },
  '1-to-2.5': { above: LAKH, upTo: 2.5 * LAKH },
  '2.5-to-6': { above: 2.5 * LAKH, upTo: 6 * LAKH },
  '6-to-8': { above: 6 * LAKH, upTo: 8 * LAKH },
  'above-8': { above: 8 * LAKH, upTo: Number.POSITIVE_INFINITY },
  'up-to-8': { above: 0, upTo: 8 * LAKH },
};

/** The ends of an income in rupees; `upTo` is null where it has none. */
export function incomeEnds(income: Income): { above: number; upTo: number | null } {
  const { above, upTo } = INCOME_LIMITS[income];
  return { above, upTo: Number.isFinite(upTo) ? upTo : null };
}

/** 450000 → '2.5-to-6' */
export const bandOf = (rupees: number): IncomeBand =>
  INCOME_BANDS.find((band) => rupees <= INCOME_LIMITS[band].upTo) ?? 'above-8';

/** The bands that an income may lie in. */
export const bandsWithin = (income: Income | undefined): readonly IncomeBand[] =>
  INCOME_BANDS.filter((band) => income === undefined || isWithin(band, income));

function isWithin(band: IncomeBand, income: Income): boolean {
  const { above, upTo } = INCOME_LIMITS[income];
  return INCOME_LIMITS[band].above >= above && INCOME_LIMITS[band].upTo <= upTo;
}

export const STAYS = ['hostel', 'home'] as const;

/** What a family may answer. A missing fact is unknown, never "no". */
export type Family = {
  category?: CandidateCategory | undefined;
  /** Has an EWS certificate, or will get one. */
  ews?: boolean | undefined;
  gender?: (typeof GENDERS)[number] | undefined;
  income?: Income | undefined;
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
export function isIncomeWithin(income: Income | undefined, limitRupees: number): Answer {
  if (income === undefined) return 'unknown';
  const { above, upTo } = INCOME_LIMITS[income];
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
        tfws?: boolean | undefined;
        orphan?: boolean | undefined;
        minority?: readonly string[] | undefined;
      }
    | undefined;
};

/** The communities of the exam profile that are religious. It names no others, so that a list without them leaves the question open. */
const RELIGIONS = ['Christian', 'Jain', 'Muslim', 'Roman Catholic'];

/** The student's own answer counts first, then the exam profile, except for facts that the student chose not to answer. */
export function familyWithProfile(told: Family, profile: ProfileFacts, untold: readonly FamilyFact[] = []): Family {
  const { mhtCet = {} } = profile;
  // The form that asks for the category has boxes for EWS and orphans beside it: a box left empty means no.
  const box = (ticked: boolean | undefined) => ticked ?? (mhtCet.category === undefined ? undefined : false);
  const fromProfile: Family = {
    gender: profile.gender,
    pwd: profile.pwd,
    category: mhtCet.category,
    // Only families within the limit may ask for a TFWS seat; not asking for one says nothing.
    income: mhtCet.tfws ? 'up-to-8' : undefined,
    // Children of government servants and of the border area are candidates of Maharashtra without its domicile.
    domicile: mhtCet.candidature === 'outside' ? false : undefined,
    ews: box(mhtCet.ews),
    orphan: box(mhtCet.orphan),
    minority: mhtCet.minority?.some((community) => RELIGIONS.includes(community)) ? true : undefined,
  };
  for (const fact of untold) delete fromProfile[fact];
  const { ews, ...family } = knownFacts({ ...fromProfile, ...knownFacts(told) });
  // Reserved categories have no EWS seats, so that nobody asks them.
  return ews === undefined || isReserved(family) ? family : { ...family, ews };
}

const isReserved = ({ category = 'OPEN' }: Family): boolean => category !== 'OPEN';

/** The facts that are there. */
export function knownFacts(family: Family): Family {
  return Object.fromEntries(Object.entries(family).filter(([, value]) => value !== undefined && value !== null));
}

/** Few students are orphans or of a minority, and only they say so: for a figure, every other student counts as neither. */
export const asUsual = (family: Family): Family => ({ minority: false, orphan: false, ...knownFacts(family) });

/** Whether schemes for orphans or minorities could still lower a figure. */
export const hasRareUntold = ({ minority, orphan }: Family): boolean => minority === undefined || orphan === undefined;
