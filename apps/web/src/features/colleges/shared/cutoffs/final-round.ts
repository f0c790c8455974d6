import type { Closing, Pool, YearRow } from './history-view.ts';

/** Which round to look at: a number from 1, the last one with a seat, or whichever closed at the largest rank. */
export type RoundChoice = number | 'last' | 'any';

/** The closing of a year in the chosen round, with the round it is of. Preparatory ranks never count. */
export function closingOf({ rounds }: YearRow, choice: RoundChoice): { closing: Closing; round: number } | null {
  const place =
    choice === 'any' ? loosest(rounds) : choice === 'last' ? rounds.findLastIndex(isComparable) : choice - 1;
  const closing = rounds[place];
  return isComparable(closing) ? { closing, round: place + 1 } : null;
}

/** In CAP a later round can close at a better rank than an earlier one: the last rank that got a seat may be of any round. */
function loosest(rounds: YearRow['rounds']): number {
  const ranks = rounds.map((closing) => (isComparable(closing) ? closing.rank : 0));
  return ranks.indexOf(Math.max(...ranks));
}

export function isComparable(closing: Closing | null | undefined): closing is Closing {
  return closing !== null && closing !== undefined && !closing.isPreparatory;
}

/** How many rounds the longest year had. */
export function mostRounds(pool: Pool): number {
  return Math.max(1, ...pool.years.map(({ rounds }) => rounds.length));
}
