/** No chance is shown outside these, in per cent: nothing guarantees a seat, and nothing rules it out. */
export const LOWEST_PERCENT = 3;
export const HIGHEST_PERCENT = 97;
/** Below this a programme is hidden by default. */
export const HIDDEN_BELOW_PERCENT = 5;

export const BAND_FLOORS = [
  { band: 'Safe', fromPercent: 90 },
  { band: 'Likely', fromPercent: 60 },
  { band: 'Possible', fromPercent: 30 },
  { band: 'Reach', fromPercent: HIDDEN_BELOW_PERCENT },
  { band: 'Unlikely', fromPercent: 0 },
] as const;
export type Band = (typeof BAND_FLOORS)[number]['band'];

/** A chance as it is shown: whole per cent within the bounds, never more than it is. 89.9 % is shown as 89 and is Likely, not Safe. */
export function shownPercent(chance: number): number {
  return Math.min(HIGHEST_PERCENT, Math.max(LOWEST_PERCENT, Math.floor(chance * 100 + LAST_DIGIT)));
}
/** Chances are stored with seven digits: 0.9 may be 0.89999998. */
const LAST_DIGIT = 1e-4;

/** The band of a shown chance: 92 → 'Safe'. */
export function bandOf(percent: number): Band {
  for (const { band, fromPercent } of BAND_FLOORS) if (percent >= fromPercent) return band;
  return 'Unlikely';
}
