/** A closing rank of a pool. A percentile that was not printed is NaN. */
export type RawCell = { year: number; round: number; rank: number; percentile: number };

/** A pool before it has its place: whose it is, of what kind, what closed in it, and where the catalogue has it. */
export type RawPool = { option: number; kind: number; source: number; cells: readonly RawCell[] };

/** Oldest first; where one round was printed twice, the looser rank counts. */
export function tidyCells(cells: readonly RawCell[]): RawCell[] {
  const sorted = [...cells].sort(
    (one, other) => one.year - other.year || one.round - other.round || other.rank - one.rank,
  );
  return sorted.filter((cell, at) => cell.year !== sorted[at - 1]?.year || cell.round !== sorted[at - 1]?.round);
}

/** The last closing of a year. */
export function lastClosing({ cells }: Pick<RawPool, 'cells'>, year: number): RawCell | undefined {
  return cells.findLast((cell) => cell.year === year);
}
