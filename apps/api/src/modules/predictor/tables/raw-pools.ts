import type { PoolHistory } from '@dakhila/domain/predictor/ratio-forecaster';

/** A closing rank of a pool. */
export type RawCell = { year: number; round: number; rank: number; percentile: number };
/** A pool before it has its place: whose it is, of what kind, and all that closed in it. */
export type RawPool = { option: number; kind: number; group: number; cells: RawCell[] };

/** Oldest first; where one round was printed twice, the looser rank counts. */
export function tidyCells(cells: readonly RawCell[]): RawCell[] {
  const sorted = [...cells].sort(
    (one, other) => one.year - other.year || one.round - other.round || other.rank - one.rank,
  );
  return sorted.filter((cell, at) => cell.year !== sorted[at - 1]?.year || cell.round !== sorted[at - 1]?.round);
}

/** Lays pools out as columns, in the order given. */
export function historyOf(pools: readonly RawPool[]): PoolHistory {
  const firstCell = new Uint32Array(pools.length + 1);
  pools.forEach(({ cells }, at) => {
    firstCell[at + 1] = (firstCell[at] ?? 0) + cells.length;
  });
  const cells = pools.flatMap((pool) => pool.cells);
  return {
    firstCell,
    year: Uint16Array.from(cells, (cell) => cell.year),
    round: Uint8Array.from(cells, (cell) => cell.round),
    rank: Float64Array.from(cells, (cell) => cell.rank),
    group: Uint8Array.from(pools, (pool) => pool.group),
  };
}

/** The last closing of the last year. */
export function lastClosing({ cells }: RawPool, year: number): RawCell | undefined {
  const last = cells.at(-1);
  return last?.year === year ? last : undefined;
}
