import { type ChoiceKey, choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { estimateChoice } from '@dakhila/domain/lists/estimate-choice';
import type { Candidate, ListedChoice } from '@dakhila/domain/lists/recommend/candidate';
import { type Shortlisted, traitsOf } from '@dakhila/domain/lists/recommend/shortlist';
import type { RupeeRange } from '@dakhila/domain/money/net-cost';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { seatDemand } from '@dakhila/domain/predictor/seat-demand';
import type { FamilyMoney } from '../../money/index.ts';
import { firstYearIn } from '../choice-money.ts';
import type { Estimator, Table } from '../estimator.ts';
import { demandOfChoice, type EvaluatedChoice, isSafeChoice } from '../evaluate-list.ts';
import { drawnChoices } from '../list-document.ts';
import type { OptionBook } from '../option-book.ts';

/** A programme that may be recommended, with all that is shown of it. */
export type Considered = {
  candidate: Candidate;
  evaluated: EvaluatedChoice;
  cost: RupeeRange | null;
  isCostlier: boolean;
};

/** What is known of the family's money and of the student's fit with branches. */
export type Known = { money: Pick<FamilyMoney, 'get'>; fit: ReadonlyMap<string, number> };

/** How much less a programme counts that costs more than any choice of the list. */
const COSTLIER = 0.4;
/** How much a branch that does not fit at all counts, against 1 for one that fits fully. */
const NO_FIT = 0.6;

/** Estimates the shortlisted programmes. Those without a chance, or whose seats may not be offered, are never recommended. */
export function considerShortlisted(
  estimator: Estimator,
  book: OptionBook,
  listed: readonly EvaluatedChoice[],
  shortlisted: readonly Shortlisted[],
  { money, fit }: Known,
): Considered[] {
  const { table, student } = estimator;
  if (student === null) return [];
  const costs = listed.flatMap((choice) => firstYearIn(table, choice, money) ?? []);
  const bound = costs.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...costs.map(({ most }) => most));
  return shortlisted.flatMap(({ option, nearness, above, city }) => {
    const key = keyOfOption(table, option);
    const line = key === null ? undefined : book.find(key);
    const estimate = estimateChoice(table, student.standing, option);
    if (line === undefined || estimate.state !== 'estimated' || isOfferInDoubt(estimate.offered)) return [];
    const evaluated: EvaluatedChoice = { key: line.choice, line, option, estimate };
    const [drawn] = drawnChoices(estimator, [evaluated]);
    if (drawn === undefined) return [];
    const cost = firstYearIn(table, evaluated, money);
    const isCostlier = cost !== null && cost.least > bound;
    const branchFit = fit.get(table.options[option]?.branch ?? '') ?? 1;
    const rated = nearness * (isCostlier ? COSTLIER : 1) * (NO_FIT + (1 - NO_FIT) * branchFit);
    const { pool, list } = estimate.best;
    const isProven = estimator.rankIn(table.dataYears.last, list).rank <= (table.pools.lastYear[pool] ?? 0);
    const { type, level } = traitsOf(table, option);
    const candidate = {
      ...drawn,
      isSafe: isSafeChoice(evaluated),
      demand: seatDemand(table, option, pool),
      nearness: rated,
      above,
      city,
      type,
      level,
      isProven,
    };
    return [{ candidate, evaluated, cost, isCostlier }];
  });
}

/** The choices of the list with their places in the order of demand. */
export function listedChoices(estimator: Estimator, listed: readonly EvaluatedChoice[]): ListedChoice[] {
  return listed.flatMap((choice) => {
    const demand = demandOfChoice(estimator.table, choice) ?? null;
    return drawnChoices(estimator, [choice]).map((drawn) => ({ ...drawn, isSafe: isSafeChoice(choice), demand }));
  });
}

/** The key of an option of the table. */
function keyOfOption({ options, colleges }: Table, at: number): ChoiceKey | null {
  const option = options[at];
  return option === undefined ? null : choiceKeyOf({ ...option, collegeId: colleges[option.college]?.id ?? '' });
}
