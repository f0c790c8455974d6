import { type CurvePoint, END_PERCENTILE, expectedMerit, meritCurves, meritInYear } from '../merit-curve.ts';

/** Percentiles at which two years' lists are compared: above them a handful of candidates decide, below them nearly every pool is open to all. */
const PERCENTILES = [50, 60, 70, 80, 85, 90, 95];

/** By year, the log of how much longer the merit list is than the year before at the same percentile, where both are published. */
export function listGrowths(points: Iterable<CurvePoint>): Map<number, number> {
  const curves = meritCurves(points);
  const growths = new Map<number, number>();
  for (const year of curves.years) {
    if (!curves.years.includes(year - 1)) continue;
    let sum = 0;
    for (const percentile of PERCENTILES)
      sum += Math.log(meritInYear(curves, year, percentile) / meritInYear(curves, year - 1, percentile));
    growths.set(year, sum / PERCENTILES.length);
  }
  return growths;
}

/** By year, the length of the merit list, where it is known to its end. */
export function listEnds(points: Iterable<CurvePoint>): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { year, percentile, meritNumber } of points)
    if (percentile < END_PERCENTILE) ends.set(year, Math.max(meritNumber, ends.get(year) ?? 0));
  return ends;
}

/** The length to expect of the merit list of a year: the merit number of its last percentile. Undefined where no list is known to its end. */
export function expectedListEnd(points: readonly CurvePoint[], year: number): number | undefined {
  return listEnds(points).size === 0 ? undefined : expectedMerit(meritCurves(points), year, 0).rank;
}
