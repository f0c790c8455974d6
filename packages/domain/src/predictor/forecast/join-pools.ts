import { type CutoffCells, type CutoffTable, type Factor, factorOf } from './cutoff-table.ts';

/** Any read-only list of numbers. */
export type NumberColumn = { readonly length: number; readonly [place: number]: number };

export type JoinedPools = {
  /** Which pool of the table a pool of the source became, -1 for one that is left out: the lists changed their way of naming some. */
  poolOf: Int32Array;
  /** What a factor says of a pool, in words. */
  textOf: (pool: number, factor: string) => string;
};

/** The cells of each source pool, from `firstCell[pool]` to `firstCell[pool + 1]`. A rank below 1 is blank. */
export type SourceCells = {
  firstCell: NumberColumn;
  year: NumberColumn;
  round: NumberColumn;
  rankOf: (cell: number) => number;
};

/**
 * Joins the pools that have the same factors; null leaves a pool out. Pools after the last of `firstCell` have no cells. The factor `pool` is the pool
 * itself.
 */
export function joinPools(
  pools: readonly (Record<string, string> | null)[],
  cells: SourceCells,
): CutoffTable & JoinedPools {
  const places = new Map<string, number>();
  const distinct: Record<string, string>[] = [];
  const poolOf = new Int32Array(pools.length).fill(-1);
  pools.forEach((factors, source) => {
    if (factors === null) return;
    const key = Object.values(factors).join('|');
    const place = places.get(key) ?? distinct.push(factors) - 1;
    places.set(key, place);
    poolOf[source] = place;
  });
  const factors: Record<string, Factor> = {};
  for (const name of Object.keys(distinct[0] ?? {})) factors[name] = factorOf(distinct.map((own) => own[name] ?? ''));
  factors.pool = { code: Int32Array.from(distinct.keys()), size: distinct.length };
  return {
    poolCount: distinct.length,
    factors,
    cells: joinCells(poolOf, cells),
    poolOf,
    textOf: (pool, factor) => distinct[pool]?.[factor] ?? '',
  };
}

function joinCells(poolOf: Int32Array, { firstCell, year, round, rankOf }: SourceCells): CutoffCells {
  const size = year.length;
  const joined: CutoffCells = {
    pool: new Int32Array(size),
    year: new Int16Array(size),
    round: new Int8Array(size),
    rank: new Float64Array(size),
  };
  let count = 0;
  for (let source = 0; source + 1 < firstCell.length; source += 1) {
    const pool = poolOf[source] ?? -1;
    if (pool === -1) continue;
    for (let cell = firstCell[source] ?? 0; cell < (firstCell[source + 1] ?? 0); cell += 1) {
      const rank = rankOf(cell);
      if (!(rank >= 1)) continue;
      joined.pool[count] = pool;
      joined.year[count] = year[cell] ?? 0;
      joined.round[count] = round[cell] ?? 0;
      joined.rank[count] = rank;
      count += 1;
    }
  }
  return {
    pool: joined.pool.subarray(0, count),
    year: joined.year.subarray(0, count),
    round: joined.round.subarray(0, count),
    rank: joined.rank.subarray(0, count),
  };
}
