import type { YearlyRupees } from '../colleges/college.ts';
import { messageOf, sentences, type Text } from '../messages/message.ts';
import type { RupeeRange } from './net-cost.ts';

/** What is known of the money of a choice on a list. Null is unknown. */
export type PricedChoice = { fourYears: RupeeRange | null; median: YearlyRupees | null };

/** By how much the choice at one place of a list costs and earns more than that at another; negative where it is less. */
export type TradeOff = { one: number; other: number; costRupees: number; medianRupees: number; year: string };

/** A smaller difference over four years decides nothing. */
const WORTH_SAYING_RUPEES = 40_000;

/**
 * Compares the first choice of a list with the later one whose cost differs most. Only amounts that are sure are compared, and only medians of the same
 * graduating year; null where nothing can be said.
 */
export function listTradeOff(choices: readonly PricedChoice[]): TradeOff | null {
  const [first, ...others] = choices.flatMap(({ fourYears, median }, at) =>
    fourYears !== null && fourYears.least === fourYears.most && median !== null
      ? [{ place: at + 1, cost: fourYears.most, median }]
      : [],
  );
  if (first === undefined) return null;
  let found: TradeOff | null = null;
  let most = WORTH_SAYING_RUPEES;
  for (const { place, cost, median } of others) {
    const costRupees = first.cost - cost;
    if (median.year !== first.median.year || Math.abs(costRupees) < most) continue;
    // A later choice must differ by more, so that the first of equals is named.
    most = Math.abs(costRupees) + 1;
    const medianRupees = first.median.rupees - median.rupees;
    found = { one: first.place, other: place, costRupees, medianRupees, year: median.year };
  }
  return found;
}

/** The same in words. */
export function tradeOffText({ one, other, costRupees, medianRupees, year }: TradeOff): Text {
  const cost = { one, other, lakhs: inLakhs(costRupees) };
  const median = { lakhs: inLakhs(medianRupees), year };
  return sentences(
    messageOf(costRupees > 0 ? 'lists.money.costsMore' : 'lists.money.costsLess', cost),
    // What rounds to nothing is no difference.
    median.lakhs === '0'
      ? messageOf('lists.money.medianSame', { year })
      : messageOf(medianRupees > 0 ? 'lists.money.medianHigher' : 'lists.money.medianLower', median),
  );
}

const inLakhs = (rupees: number): string => String(Math.round(Math.abs(rupees) / 10_000) / 10);
