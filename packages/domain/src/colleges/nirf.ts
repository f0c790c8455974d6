/** The lowest rank of each published band, and the highest it may mean. NIRF stopped publishing exact engineering ranks after 100 in 2023. */
const BANDS: ReadonlyMap<number, number> = new Map([
  [101, 150],
  [151, 200],
  [201, 300],
]);

/** A NIRF rank is recent enough for a list of colleges and for a badge while it is from one of this many newest editions. */
export const NIRF_FRESH_YEARS = 2;

/** A NIRF rank as a student reads it: 7 → '7', 101 → '101-150', missing → ''. */
export function nirfLabel(ranking: number | string | null | undefined): string {
  if (ranking === null || ranking === undefined) return '';
  const shown = String(ranking).trim();
  const top = BANDS.get(Number(shown));
  return shown !== '' && top !== undefined ? `${shown}-${top}` : shown;
}

/** The ranks that a NIRF value covers: 7 → [7, 7], 101 → [101, 150]. */
export function nirfRange(ranking: number): readonly [from: number, to: number] {
  return [ranking, BANDS.get(ranking) ?? ranking];
}

/** True when the rank, or any rank of its band, is between the two limits. An absent limit is open; an unknown rank matches no limit. */
export function isNirfWithin(
  ranking: number | null,
  minimum: number | undefined,
  maximum: number | undefined,
): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  if (ranking === null) return false;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return false;
  const [from, to] = nirfRange(ranking);
  return to >= (minimum ?? Number.NEGATIVE_INFINITY) && from <= (maximum ?? Number.POSITIVE_INFINITY);
}

/** True when a rank of this year may still be shown in a list or as a badge, relative to the newest published year. */
export function isNirfFresh(year: number, newestYear: number): boolean {
  return newestYear - year < NIRF_FRESH_YEARS;
}
