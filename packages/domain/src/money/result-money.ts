import type { YearlyRupees } from '../colleges/college.ts';
import type { Answer } from './family.ts';
import type { CostFact, RupeeRange } from './net-cost.ts';
import { type Seat, seatOfType } from './place.ts';

/** What results need to know of a college's money. Null and missing are unknown. */
export type CollegeMoney = {
  /** The full fee, the same for every family. */
  fee: YearlyRupees | null;
  /** The newest median pay of those placed, with their graduating year. */
  median: YearlyRupees | null;
  /** What one family pays in the first year, by kind of seat. */
  firstYear: Readonly<Partial<Record<Seat, RupeeRange>>>;
  /** The questions about the family whose answer would narrow that, by kind of seat. */
  openFacts?: Readonly<Partial<Record<Seat, readonly CostFact[]>>> | undefined;
};
/** By college. Plain data, because it crosses between threads. */
export type MoneyTable = ReadonlyMap<string, CollegeMoney>;

/** What is read of a result: the college, and the type of the seats that serve the student best. */
type Result = { collegeId: string; pool: { seatType: string } };

/** What the family pays in the first year; null where it is unknown. */
export const firstYearOf = (money: Pick<MoneyTable, 'get'>, { collegeId, pool }: Result): RupeeRange | null =>
  money.get(collegeId)?.firstYear[seatOfType(pool.seatType)] ?? null;

/** Whether a TFWS seat costs the family less than the ordinary seat of the same college: relief may make that free as well. */
export function doesWaiverSave(ordinary: RupeeRange | null, waiver: RupeeRange | null): Answer {
  if (ordinary === null || waiver === null) return 'unknown';
  if (ordinary.most <= waiver.least) return 'no';
  return ordinary.least > waiver.most ? 'yes' : 'unknown';
}

/** What a student asks of the money of a result. An absent limit excludes nothing. */
export type MoneyLimits = {
  /** In the first year. A range that goes beyond it may still fit. */
  paysAtMost?: number | undefined;
  medianAtLeast?: number | undefined;
};

export const hasMoneyLimits = ({ paysAtMost, medianAtLeast }: MoneyLimits): boolean =>
  paysAtMost !== undefined || medianAtLeast !== undefined;

/** Whether a result keeps to the limits; `unknown` where it breaks none and a figure that decides is missing or not sure. */
export function keepsLimits(money: MoneyTable, { paysAtMost, medianAtLeast }: MoneyLimits, result: Result): Answer {
  const answers = [
    paysAtMost === undefined ? 'yes' : isPaidWith(paysAtMost, firstYearOf(money, result)),
    medianAtLeast === undefined
      ? 'yes'
      : compared(money.get(result.collegeId)?.median?.rupees, (median) => median >= medianAtLeast),
  ];
  return answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes';
}

/** The questions whose answer would narrow what the family pays. */
export const openFactsOf = (money: MoneyTable, { collegeId, pool }: Result): readonly CostFact[] =>
  money.get(collegeId)?.openFacts?.[seatOfType(pool.seatType)] ?? [];

/** What is missing where `keepsLimits` cannot say: the fee, answers of the family, a clear rule of a scheme, or the median. */
export type MissingMoney = 'fee' | 'answers' | 'rules' | 'median';

export function missingMoney(money: MoneyTable, { paysAtMost }: MoneyLimits, result: Result): MissingMoney {
  const range = firstYearOf(money, result);
  if (paysAtMost === undefined || isPaidWith(paysAtMost, range) === 'yes') return 'median';
  if (range === null) return 'fee';
  return openFactsOf(money, result).length > 0 ? 'answers' : 'rules';
}

function isPaidWith(limit: number, range: RupeeRange | null): Answer {
  if (range === null) return 'unknown';
  return range.most <= limit ? 'yes' : range.least > limit ? 'no' : 'unknown';
}

const compared = (rupees: number | undefined, passes: (rupees: number) => boolean): Answer =>
  rupees === undefined ? 'unknown' : passes(rupees) ? 'yes' : 'no';

/** The cheapest first, by the most and then by the least that the family may pay; unknown costs last. */
export function compareCosts(money: MoneyTable, one: Result, other: Result): number {
  const [first, second] = [firstYearOf(money, one), firstYearOf(money, other)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return first.most - second.most || first.least - second.least;
}
