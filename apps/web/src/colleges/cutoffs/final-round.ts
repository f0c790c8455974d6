import type { Closing, Pool, YearRow } from './history-view.ts';

/** Which round to look at: a number from 1, or the last one in which a seat was allotted. */
export type RoundChoice = number | 'last';

/** The closing of a year in the chosen round, with the round it is of. Preparatory ranks never count. */
export function closingOf({ rounds }: YearRow, choice: RoundChoice): { closing: Closing; round: number } | null {
  const place = choice === 'last' ? rounds.findLastIndex(isComparable) : choice - 1;
  const closing = rounds[place];
  return isComparable(closing) ? { closing, round: place + 1 } : null;
}

export function isComparable(closing: Closing | null | undefined): closing is Closing {
  return closing !== null && closing !== undefined && !closing.isPreparatory;
}

/** How many rounds the longest year had. */
export function mostRounds(pool: Pool): number {
  return Math.max(1, ...pool.years.map(({ rounds }) => rounds.length));
}
