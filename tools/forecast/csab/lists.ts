import { cross, type Factor } from '@dakhila/domain/predictor/forecast/cutoff-table';
import type { CsabAndJosaa } from '../csab-source.ts';

/**
 * The first and the last admitted of each pool in all rounds of CSAB of a year, in logs; NaN where no seat was allotted. Later rounds print only the seats that
 * they allot themselves, so that the loosest rank of all rounds is what JoSAA prints in its last one.
 */
export type Reached = { closing: Float64Array; opening: Float64Array };

/** What the simple forecasts of CSAB read. */
export type CsabLists = CsabAndJosaa & {
  /** The years with a list of CSAB, oldest first. */
  years: readonly number[];
  reached: ReadonlyMap<number, Reached>;
  /** By year, JoSAA's last rank of each pool of CSAB, in logs. */
  josaaLast: ReadonlyMap<number, Float64Array>;
  /** Pools that differ only in their programme. */
  kind: Factor;
  /** Pools whose ranks move together from year to year: those of a category, and all PwD pools. */
  cohort: Factor;
};

/** Reads all years. */
export function csabLists(both: CsabAndJosaa): CsabLists {
  const { table } = both.csab;
  const years = [...new Set(table.cells.year)].sort();
  return {
    ...both,
    years,
    reached: new Map(years.map((year) => [year, reachedIn(table, year)])),
    josaaLast: new Map([...(table.published ?? [])].map(([year, ranks]) => [year, ranks.map(Math.log)])),
    kind: cross(table, ['seatType', 'gender', 'quota']),
    cohort: cross(table, ['cohort']),
  };
}

function reachedIn({ cells, poolCount }: CsabAndJosaa['csab']['table'], year: number): Reached {
  const closing = new Float64Array(poolCount).fill(Number.NaN);
  const opening = new Float64Array(poolCount).fill(Number.NaN);
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    if (cells.year[cell] !== year) continue;
    const pool = cells.pool[cell] ?? 0;
    const [first, last] = [Math.log(cells.opening?.[cell] ?? Number.NaN), Math.log(cells.rank[cell] ?? Number.NaN)];
    if (!((closing[pool] ?? 0) >= last)) closing[pool] = last;
    if (!((opening[pool] ?? 0) <= first)) opening[pool] = first;
  }
  return { closing, opening };
}
