/** A rank that beats the lower end of the forecast range gets a seat nine times in ten, if there is one. Clearly below that, it is the offer that is in doubt. */
const SURE_IF_OFFERED = 0.85;

/** Said beside such a chance on paper. */
export const HELD_BY_OFFERS = 'Your rank is good enough; these seats may not be offered again.';

/** Whether a chance is held down not by the rank but by whether the seats are offered again. Of a rank that is an estimate the worse end counts. */
export function isHeldByOffers(
  { chance, forecast }: { chance: number | null; forecast: { q10: number } | null },
  place: { rank: number; high?: number | undefined } | undefined,
): boolean {
  if (chance === null || forecast === null || place === undefined) return false;
  return chance < SURE_IF_OFFERED && (place.high ?? place.rank) < forecast.q10;
}
