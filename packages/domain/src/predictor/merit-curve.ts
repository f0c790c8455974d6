/**
 * Percentile ↔ merit number, by year. The points come from the published cut-off lists, which print both; between two points the merit number runs
 * straight. Above the best point it shrinks with the share of candidates above, down to 1. A list whose worst points are not published is carried on
 * with the shape of the newest list that is known to its end, grown as much as at the last point known; where there is none the number stays.
 *
 * A coming year has no points yet. The merit number for a percentile grows with the number of candidates, so the last year's number is carried on
 * by the mean of the yearly growth seen at that percentile, and the spread is that of the growth, widened because it rests on a few years only. From the years before
 * each of them, the 80% range held for 87% of the points of 2022 to 2026, two attempts in 2026 included; above the 95th percentile it missed the jump of 2023.
 * Not to be trusted above the 99.9th percentile, where a handful of candidates decide, nor when the exam itself changes.
 */
export type CurvePoint = { year: number; percentile: number; meritNumber: number };
/** The last published point is the worst that the lists of the year print; what follows is carried on from another year. */
type Curve = { percentiles: Float64Array; numbers: Float64Array; published: CurvePoint };
export type MeritCurves = { years: readonly number[]; curves: ReadonlyMap<number, Curve> };

/** In logs. What even a known curve leaves open: points are closings, and ties share a percentile. */
const LEAST_SPREAD = 0.01;
/** In logs. How much yearly growth varies as far as anyone knows beforehand: it counts as one year beside those seen. */
const USUAL_GROWTH_SPREAD = 0.12;

/** A list whose last known percentile is lower than this is known to its end. */
export const END_PERCENTILE = 0.1;

/** Sorts the points into one curve a year; a point that breaks the order is left out. */
export function meritCurves(points: Iterable<CurvePoint>): MeritCurves {
  const byYear = [...Map.groupBy(points, (point) => point.year)].map(([year, all]) => ({ year, kept: inOrder(all) }));
  byYear.sort((one, other) => one.year - other.year);
  const whole = byYear.findLast(({ kept }) => (kept.at(-1)?.percentile ?? 100) < END_PERCENTILE)?.kept ?? [];
  const curves = new Map(
    byYear.map(({ year, kept }): [number, Curve] => {
      const carried = [...kept, ...restAfter(kept, whole)];
      return [
        year,
        {
          percentiles: Float64Array.from(carried, (point) => point.percentile),
          numbers: Float64Array.from(carried, (point) => point.meritNumber),
          published: kept.at(-1) ?? { year, percentile: 100, meritNumber: 1 },
        },
      ];
    }),
  );
  return { years: [...curves.keys()], curves };
}

function inOrder(points: readonly CurvePoint[]): CurvePoint[] {
  const ordered = points.toSorted(
    (one, other) => one.meritNumber - other.meritNumber || other.percentile - one.percentile,
  );
  const kept: CurvePoint[] = [];
  for (const point of ordered) {
    const last = kept.at(-1);
    if (last === undefined || (point.meritNumber > last.meritNumber && point.percentile < last.percentile))
      kept.push(point);
  }
  shareTopTies(kept);
  return kept;
}

/** What follows the last point of a list, after the list of another year that is known to its end. */
function restAfter(known: readonly CurvePoint[], whole: readonly CurvePoint[]): CurvePoint[] {
  const last = known.at(-1);
  if (last === undefined || last.percentile < END_PERCENTILE) return [];
  const next = whole.findIndex(({ percentile }) => percentile < last.percentile);
  const [above, below] = [whole[next - 1], whole[next]];
  if (above === undefined || below === undefined) return [];
  const along = (above.percentile - last.percentile) / (above.percentile - below.percentile);
  const growth = last.meritNumber / (above.meritNumber + along * (below.meritNumber - above.meritNumber));
  return whole.slice(next).map((point) => ({ ...point, year: last.year, meritNumber: point.meritNumber * growth }));
}

/** All with the 100th percentile share the first numbers: one of them can expect the middle of those. */
function shareTopTies(points: CurvePoint[]): void {
  const [top, next] = points;
  if (top?.percentile === 100 && next !== undefined)
    points[0] = { ...top, meritNumber: (top.meritNumber + next.meritNumber - 1) / 2 };
}

/** The merit number of a percentile in a year with a curve. */
export function meritInYear({ curves }: MeritCurves, year: number, percentile: number): number {
  const { percentiles, numbers } = curveOf(curves, year);
  const best = percentiles[0] ?? 100;
  if (percentile === best) return numbers[0] ?? 1;
  if (percentile > best) return Math.max(1, ((numbers[0] ?? 1) * (100 - percentile)) / (100 - best));
  let at = 1;
  while (at < percentiles.length - 1 && percentile < (percentiles[at] ?? 0)) at += 1;
  return between(percentile, percentiles, numbers, at);
}

/** Whether the lists of a year print a percentile or a merit number as low on the list as this one. */
export function isPublished({ curves }: MeritCurves, year: number, at: Partial<Omit<CurvePoint, 'year'>>): boolean {
  const { published } = curveOf(curves, year);
  const { percentile = published.percentile, meritNumber = published.meritNumber } = at;
  return percentile >= published.percentile && meritNumber <= published.meritNumber;
}

/** The percentile of a merit number in a year with a curve. */
export function percentileInYear({ curves }: MeritCurves, year: number, meritNumber: number): number {
  const { percentiles, numbers } = curveOf(curves, year);
  const best = numbers[0] ?? 1;
  if (meritNumber <= best) return 100 - ((100 - (percentiles[0] ?? 100)) * meritNumber) / best;
  let at = 1;
  while (at < numbers.length - 1 && meritNumber > (numbers[at] ?? 0)) at += 1;
  return Math.max(0, between(meritNumber, numbers, percentiles, at));
}

/** The merit number to expect for a percentile: that of the year itself where it is known, else carried on from the last one. */
export function expectedMerit(merit: MeritCurves, year: number, percentile: number): { rank: number; spread: number } {
  if (merit.curves.has(year)) return { rank: Math.round(meritInYear(merit, year, percentile)), spread: LEAST_SPREAD };
  const last = merit.years.at(-1);
  if (last === undefined) throw new Error('no merit curve of any year');
  const steps = Math.max(1, year - last);
  const { mean, spread } = growthAt(merit, percentile);
  const rank = Math.max(1, Math.round(meritInYear(merit, last, percentile) * Math.exp(mean * steps)));
  return { rank, spread: Math.max(LEAST_SPREAD, spread * Math.sqrt(steps)) };
}

/** Mean and spread of the yearly growth at a percentile, in logs. */
export function growthAt(merit: MeritCurves, percentile: number): { mean: number; spread: number; years: number } {
  const growth = merit.years.flatMap((year) =>
    merit.curves.has(year - 1)
      ? [Math.log(meritInYear(merit, year, percentile) / meritInYear(merit, year - 1, percentile))]
      : [],
  );
  const count = growth.length;
  const mean = count === 0 ? 0 : growth.reduce((sum, one) => sum + one, 0) / count;
  const squares = growth.reduce((sum, one) => sum + (one - mean) ** 2, USUAL_GROWTH_SPREAD ** 2);
  // The next year differs from a mean that itself rests on a few years only.
  const variance = (squares / Math.max(1, count)) * (1 + 1 / Math.max(1, count));
  return { mean, spread: Math.sqrt(variance), years: count };
}

function curveOf(curves: ReadonlyMap<number, Curve>, year: number): Curve {
  const curve = curves.get(year);
  if (curve === undefined) throw new Error(`no merit curve of ${year}`);
  return curve;
}

function between(value: number, from: Float64Array, to: Float64Array, at: number): number {
  const [low, high] = [from[at - 1] ?? 0, from[at] ?? 0];
  const [first, second] = [to[at - 1] ?? 0, to[at] ?? 0];
  const share = (value - low) / (high - low || 1);
  return first + (second - first) * Math.min(1, Math.max(0, share));
}
