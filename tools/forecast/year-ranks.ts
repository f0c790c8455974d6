import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';

/** The closing ranks of one year: `rounds.get(round)[pool]`, NaN where there is none. */
export type YearRanks = { year: number; rounds: ReadonlyMap<number, Float64Array> };

/** A round counts as held when it has at least this share of the cells of the year's fullest round. */
const LEAST_SHARE_OF_ROUND = 0.03;

/** The closing ranks of a year. Of several rows of one cell the loosest counts. */
export function ranksOf({ cells, poolCount }: CutoffTable, year: number): YearRanks {
  const rounds = new Map<number, Float64Array>();
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    if (cells.year[cell] !== year) continue;
    const round = cells.round[cell] ?? 0;
    const column = rounds.get(round) ?? new Float64Array(poolCount).fill(Number.NaN);
    rounds.set(round, column);
    const pool = cells.pool[cell] ?? 0;
    const rank = cells.rank[cell] ?? 0;
    const before = column[pool] ?? Number.NaN;
    column[pool] = before > rank ? before : rank;
  }
  return {
    year,
    rounds: new Map([...rounds].filter(([, column]) => isHeld(column, rounds)).sort(([one], [other]) => one - other)),
  };
}

function isHeld(column: Float64Array, rounds: ReadonlyMap<number, Float64Array>): boolean {
  const fullest = Math.max(...[...rounds.values()].map(countOf));
  return countOf(column) >= fullest * LEAST_SHARE_OF_ROUND;
}

const countOf = (column: Float64Array) => column.reduce((count, rank) => count + (Number.isNaN(rank) ? 0 : 1), 0);

/** The ranks of a round, or of the latest earlier one where it was not held. */
export function ranksStandingFor({ rounds }: YearRanks, round: number): Float64Array | undefined {
  for (let own = round; own > 0; own -= 1) if (rounds.has(own)) return rounds.get(own);
  return undefined;
}
