import { leastAbsolute } from '@dakhila/domain/predictor/forecast/linear-fits';
import type { CsabLists } from './lists.ts';

/** Fewer pools of a kind show no line. */
const FEWEST = 30;
/** Lines turn about the rank of some 20,000, where the pools are. */
const MIDDLE_LOG = 10;

/**
 * Where JoSAA's last rank leads in CSAB, by kind of seat: a straight line in logs, from the years up to `lastYear`. A line and not a ratio, because category seats
 * have category ranks in JoSAA and common ranks in CSAB. NaN for a kind of too few pools.
 */
export function kindLines(
  { kind, years, reached, josaaLast }: CsabLists,
  lastYear: number,
): (pool: number, josaaLog: number) => number {
  const points = new Map<number, { josaa: number[]; csab: number[] }>();
  for (const year of years.filter((own) => own <= lastYear)) {
    const known = josaaLast.get(year);
    reached.get(year)?.closing.forEach((log, pool) => {
      const before = known?.[pool] ?? Number.NaN;
      if (Number.isNaN(log) || Number.isNaN(before)) return;
      const code = kind.code[pool] ?? 0;
      const own = points.get(code) ?? { josaa: [], csab: [] };
      points.set(code, own);
      own.josaa.push(before - MIDDLE_LOG);
      own.csab.push(log);
    });
  }
  const lines = new Map<number, Float64Array>();
  for (const [code, { josaa, csab }] of points) {
    if (csab.length < FEWEST) continue;
    const ones = new Float64Array(csab.length).fill(1);
    const design = { rows: csab.length, columns: [ones, Float64Array.from(josaa)] };
    lines.set(code, leastAbsolute(design, Float64Array.from(csab), ones, [0, 0]));
  }
  return (pool, josaaLog) => {
    const [level = Number.NaN, slope = Number.NaN] = lines.get(kind.code[pool] ?? 0) ?? [];
    return level + slope * (josaaLog - MIDDLE_LOG);
  };
}
