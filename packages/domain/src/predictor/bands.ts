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

/** A chance as it is shown: whole per cent within the bounds. */
export function shownPercent(chance: number): number {
  return Math.min(HIGHEST_PERCENT, Math.max(LOWEST_PERCENT, Math.round(chance * 100)));
}

/** The band of a shown chance: 92 → 'Safe'. */
export function bandOf(percent: number): Band {
  return BAND_FLOORS.find(({ fromPercent }) => percent >= fromPercent)?.band ?? 'Unlikely';
}
