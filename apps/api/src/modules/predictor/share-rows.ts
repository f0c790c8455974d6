import type { ResultBand } from '@dakhila/domain/predictor/result-names';
import type { ResultRow } from '@dakhila/domain/predictor/result-order';
import { bandOfRow } from '@dakhila/domain/predictor/result-view';

/** A printed list is for reading: the best of a long one, and the spreadsheet for the rest. Drawing more would also keep others waiting. */
export const MAX_ROWS = 200;

/** How many rows of each band a long list prints: a preference list needs hopes, matches and safe ones. */
const SHARES: Record<ResultBand, number> = { Likely: 60, Possible: 40, Safe: 50, Reach: 30, range: 10, Unlikely: 10 };
const BANDS = ['Likely', 'Possible', 'Safe', 'Reach', 'range', 'Unlikely'] as const satisfies readonly ResultBand[];

/** One part of a printed list: the rows of a band that are printed, of how many. `band` is null where the order mixes the bands. */
export type BandShare<Row> = { band: ResultBand | null; rows: readonly Row[]; of: number };

/** The rows to print, band by band in the order they came: all if they fit, else a share of each band; what a band leaves unused goes to the others. */
export function shareRows<Row extends { result: ResultRow }>(rows: readonly Row[]): BandShare<Row>[] {
  const isCut = rows.length > MAX_ROWS;
  if (!isCut && !isBandByBand(rows)) return [{ band: null, rows, of: rows.length }];
  const byBand = new Map<ResultBand, Row[]>(isBandByBand(rows) ? [] : BANDS.map((band) => [band, []]));
  for (const row of rows) {
    const band = bandOfRow(row.result);
    const own = byBand.get(band);
    if (own === undefined) byBand.set(band, [row]);
    else own.push(row);
  }
  let unused = MAX_ROWS - sum([...byBand].map(([band, own]) => Math.min(own.length, SHARES[band])));
  const kept = new Map<ResultBand, number>();
  for (const band of BANDS) {
    const own = byBand.get(band)?.length ?? 0;
    const more = Math.min(unused, Math.max(0, own - SHARES[band]));
    kept.set(band, Math.min(own, SHARES[band]) + more);
    unused -= more;
  }
  return [...byBand]
    .filter(([, own]) => own.length > 0)
    .map(([band, own]) => ({ band, rows: own.slice(0, kept.get(band)), of: own.length }));
}

/** Whether each band stands in one piece, as it does unless the list is ordered by something else. */
function isBandByBand(rows: readonly { result: ResultRow }[]): boolean {
  const bands = rows.map(({ result }) => bandOfRow(result));
  return bands.filter((band, at) => band !== bands[at - 1]).length === new Set(bands).size;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
