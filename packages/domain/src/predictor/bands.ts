import { type Message, messageOf, type Text } from '../messages/message.ts';

/** No chance is shown outside these, in per cent: nothing guarantees a seat, and nothing rules it out. */
export const LOWEST_PERCENT = 3;
export const HIGHEST_PERCENT = 97;
/** Below this a programme is hidden by default. */
export const HIDDEN_BELOW_PERCENT = 5;

/** From here on a seat is safe. */
export const SAFE_FROM_PERCENT = 90;
/** Below this a programme is hard to get. */
export const POSSIBLE_FROM_PERCENT = 30;

export const BAND_FLOORS = [
  { band: 'Safe', fromPercent: SAFE_FROM_PERCENT },
  { band: 'Likely', fromPercent: 60 },
  { band: 'Possible', fromPercent: POSSIBLE_FROM_PERCENT },
  { band: 'Reach', fromPercent: HIDDEN_BELOW_PERCENT },
  { band: 'Unlikely', fromPercent: 0 },
] as const;
export type Band = (typeof BAND_FLOORS)[number]['band'];

/** A chance as it is shown: whole per cent within the bounds, rounded down. 89.9 % is shown as 89 and is Likely, not Safe. */
export function shownPercent(chance: number): number {
  return Math.min(HIGHEST_PERCENT, Math.max(LOWEST_PERCENT, Math.floor(chance * 100 + LAST_DIGIT)));
}
/** Chances are stored with seven digits: 0.9 may be 0.89999998. */
const LAST_DIGIT = 1e-4;

/** Whether a chance is shown as 'Safe'. */
export const isSafeChance = (chance: number): boolean => shownPercent(chance) >= SAFE_FROM_PERCENT;

/** The band of a shown chance: 92 → 'Safe'. */
export function bandOf(percent: number): Band {
  for (const { band, fromPercent } of BAND_FLOORS) if (percent >= fromPercent) return band;
  return 'Unlikely';
}

/** A chance in print, as on the screen: at the limits the figure covers everything beyond, and says so. */
export const chanceWords = (chance: number): Text => percentWords(Math.round(chance * 100));

/** The same for whole per cent. */
export function percentWords(percent: number): Text {
  if (percent <= LOWEST_PERCENT) return messageOf('files.upTo', { percent: LOWEST_PERCENT });
  return percent >= HIGHEST_PERCENT ? `${HIGHEST_PERCENT}%+` : `${percent}%`;
}

type ListEnd = { isListEnd?: true | undefined; mayReachListEnd?: true | undefined };

/** The note in print and files where a chance is based on seats that stay open to the end of the merit list. Null where there is none. */
export function listEndSentence(
  pool: ListEnd | undefined,
  { year, dataYears }: { year: number; dataYears: { last: number } },
): Message | null {
  if (pool?.isListEnd) return messageOf('files.listEnd', { year: dataYears.last });
  return pool?.mayReachListEnd ? messageOf('files.mayReachListEnd', { year }) : null;
}

/** The round of last year with the highest closing rank of a pool; null where it was not stored. A pool names it only if it was not the last round. */
export function roundOfLastYear(
  { lastYearRounds }: { lastYearRounds?: number | undefined },
  pool: { lastYear: number | null; lastYearRound?: number | undefined } | undefined,
): number | null {
  if (pool === undefined || pool.lastYear === null) return null;
  return lastYearRounds === undefined ? null : (pool.lastYearRound ?? lastYearRounds);
}

/** A percentile as students say it, with more digits near the top, where they decide the rank: 93.384 → '93.38', 99.97134 → '99.9713'. */
export function shownPercentile(percentile: number): string {
  const digits = percentile >= 99.9 ? 4 : percentile >= 99 ? 3 : 2;
  return String(Number(percentile.toFixed(digits)));
}
