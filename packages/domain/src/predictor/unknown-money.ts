import { typeGroup } from '../colleges/type-group.ts';
import { COST_FACTS, type CostFact } from '../money/net-cost.ts';
import {
  type MissingMoney,
  type MoneyLimits,
  type MoneyTable,
  missingMoney,
  openFactsOf,
} from '../money/result-money.ts';
import type { ResultPlace, ResultRow } from './result-order.ts';

/** What limits on money leave out only because a figure is not known: how many lack what, and the questions that would settle some. */
export type UnknownMoney = Record<MissingMoney, number> & {
  total: number;
  /** How many of those without a fee are at government colleges. */
  feeOfGovernment: number;
  facts: CostFact[];
};

type Facts = { money: MoneyTable; places: ReadonlyMap<string, ResultPlace> };

export function countUnknownMoney(
  rows: readonly ResultRow[],
  limits: MoneyLimits,
  { money, places }: Facts,
): UnknownMoney {
  const found = { fee: 0, answers: 0, rules: 0, median: 0 };
  const open = new Set<CostFact>();
  let feeOfGovernment = 0;
  for (const row of rows) {
    const missing = missingMoney(money, limits, row);
    found[missing] += 1;
    const place = places.get(row.collegeId);
    if (missing === 'fee' && place !== undefined && typeGroup(place) === 'government') feeOfGovernment += 1;
    if (missing === 'answers') for (const fact of openFactsOf(money, row)) open.add(fact);
  }
  return { ...found, total: rows.length, feeOfGovernment, facts: COST_FACTS.filter((fact) => open.has(fact)) };
}
