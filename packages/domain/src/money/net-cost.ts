/**
 * What a family pays for a year at a college: the approved fee (tuition and development) less what one scheme of the state pays. Shares and limits come from
 * `data/fee-relief`. A range is as wide as what is unknown of the family and unsettled in the rules, and never a guess inside it. It leaves out hostel, mess,
 * books and exam fees, of which no figures are known, and any change of fee in later years.
 */
import { type CandidateCategory, GENDERS } from '../predictor/candidate.ts';
import { asUsual, bandsWithin, type Family, isIncomeWithin } from './family.ts';
import type { Place } from './place.ts';
import { reliefOf } from './relief.ts';
import type { FeeRelief } from './scheme.ts';
import { SCHEME_RULES } from './scheme-rules.ts';

export type YearlyFee = { tuitionRupees: number; developmentRupees: number };
/** Equal where it is sure. */
export type RupeeRange = { least: number; most: number };
export type NetCost = { waiver: RupeeRange; firstYear: RupeeRange; fourYears: RupeeRange; isSure: boolean };

/** What one scheme pays: shares of tuition, a share of the development fee, or an amount. Zero at `least` where it only may apply. */
type Payment = { tuition: RupeeRange; development: RupeeRange; rupees: RupeeRange };
/** The schemes of one family whose facts are all known; it takes the one that pays most. */
type Payments = readonly Payment[];

export const COURSE_YEARS = 4;
const NOTHING: RupeeRange = { least: 0, most: 0 };

/** What a family pays on a seat. Four years are four times the same fee, as nobody knows the later ones. */
export function netCost(fee: YearlyFee, payments: readonly Payments[]): NetCost {
  const total = fee.tuitionRupees + fee.developmentRupees;
  const paid = payments.map((schemes) => bestOf(schemes.map((payment) => paidOf(payment, fee))));
  const waiver = {
    least: Math.min(...paid.map(({ least }) => least)),
    most: Math.max(...paid.map(({ most }) => most)),
  };
  const firstYear = { least: total - waiver.most, most: total - waiver.least };
  return { waiver, firstYear, fourYears: overFourYears(firstYear), isSure: firstYear.least === firstYear.most };
}

export const overFourYears = ({ least, most }: RupeeRange): RupeeRange => ({
  least: COURSE_YEARS * least,
  most: COURSE_YEARS * most,
});

/** One scheme pays for one fee, so the best one counts and none are added up. */
const bestOf = (ranges: readonly RupeeRange[]): RupeeRange => ({
  least: Math.max(0, ...ranges.map(({ least }) => least)),
  most: Math.max(0, ...ranges.map(({ most }) => most)),
});

function paidOf(
  { tuition, development, rupees }: Payment,
  { tuitionRupees, developmentRupees }: YearlyFee,
): RupeeRange {
  const end = (of: 'least' | 'most') =>
    Math.min(
      tuitionRupees + developmentRupees,
      // Half a rupee stays with the family.
      Math.floor(tuition[of] * tuitionRupees) + Math.floor(development[of] * developmentRupees) + rupees[of],
    );
  return { least: end('least'), most: end('most') };
}

/**
 * What schemes may pay, for every family that fits the known facts. An unknown fact can be anything, so an answer only ever narrows the range;
 * orphans and minorities alone have to say so. It depends on seat and kind of college, and not on the fee: compute it once for many colleges.
 */
export function possiblePayments(schemes: readonly FeeRelief[], family: Family, place: Place): readonly Payments[] {
  const distinct = new Map<string, Payments>();
  for (const complete of completions(asUsual(family))) {
    const payments = schemes.flatMap((scheme) => paymentOf(scheme, complete, place) ?? []);
    distinct.set(JSON.stringify(payments), payments);
  }
  return [...distinct.values()];
}

function paymentOf(scheme: FeeRelief, family: Family, place: Place): Payment | null {
  const { paysCompulsoryUpToRupees, isForLiving, isSeatOfItsOwn } = SCHEME_RULES[scheme.id];
  if (isForLiving) return null;
  const { verdict } = reliefOf(scheme, family, place);
  // The seat itself has no tuition fee. Whether this family can get one is another question.
  const isOnItsSeat = isSeatOfItsOwn === true && place.seat === 'tfws';
  if (verdict === 'not' && !isOnItsSeat) return null;
  const isSure = verdict === 'applies' || isOnItsSeat;
  const share = scheme.pays.tuition ?? 0;
  const paysCompulsory =
    paysCompulsoryUpToRupees !== undefined && isIncomeWithin(family.income, paysCompulsoryUpToRupees) !== 'no';
  return {
    tuition: { least: isSure ? share : 0, most: share },
    // A fee that no page says is paid stays with the family.
    development: paysCompulsory ? { least: 0, most: 1 } : developmentOf(scheme, isSure),
    // "Up to" an amount: nobody promises the whole of it.
    rupees: scheme.mostRupees === null ? NOTHING : { least: 0, most: scheme.mostRupees },
  };
}

function developmentOf({ pays }: FeeRelief, isSure: boolean): RupeeRange {
  const share = pays.development ?? 0;
  return { least: isSure ? share : 0, most: share };
}

/** One of each group of categories that the schemes treat alike. */
const CATEGORIES: readonly CandidateCategory[] = ['OPEN', 'SEBC', 'OBC', 'SBC', 'VJ', 'SC', 'ST'];

/** The facts that a cost may depend on and that a family may leave out, in the order of its form. */
export const COST_FACTS = ['category', 'gender', 'income', 'domicile'] as const;
export type CostFact = (typeof COST_FACTS)[number];

/** The answers that a family may still give to a question; none where the answer is known. */
export function openAnswers(fact: CostFact, family: Family): readonly Family[] {
  if (fact === 'income') {
    const bands = bandsWithin(family.income);
    return bands.length > 1 ? bands.map((income) => ({ income })) : [];
  }
  if (family[fact] !== undefined) return [];
  if (fact === 'category') return CATEGORIES.map((category) => ({ category }));
  if (fact === 'gender') return GENDERS.map((gender) => ({ gender }));
  return [{ domicile: true }, { domicile: false }];
}

/** Every family that fits the known facts. Facts that no fee depends on stay as they are. */
function completions(family: Family): Family[] {
  let found: Family[] = [family];
  const fill = <K extends keyof Family>(fact: K, all: readonly Family[K][]) => {
    found = all.flatMap((value) => found.map((one) => ({ ...one, [fact]: value })));
  };
  if (family.category === undefined) fill('category', CATEGORIES);
  if (family.gender === undefined) fill('gender', ['male', 'female', 'other']);
  if (family.domicile === undefined) fill('domicile', [true, false]);
  fill('income', bandsWithin(family.income));
  return found;
}
