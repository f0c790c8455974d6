import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';
import type { ExamModel } from '@dakhila/domain/predictor/forecast/exam-model';
import type { JoinedPools } from '@dakhila/domain/predictor/forecast/join-pools';

/** One exam as the commands need it. Columns are those of the published lists; `round` comes before them in a file. */
export type ExamSource = {
  model: ExamModel;
  columns: readonly string[];
  table: CutoffTable & JoinedPools;
  /** The key columns of a pool as published; null for pools whose ranks are of no list that is written out. */
  keyOf: (pool: number) => readonly string[] | null;
  /** The rows that were added: the pool each is of, its key columns, and its round (0 where the row names none). */
  added: readonly { pool: number; key: readonly string[]; round: number }[];
  /** How many rounds the rules foresee for a year. */
  roundsIn: (year: number) => number;
  /** The kinds of pool that a backtest separates, by name. */
  strata: Readonly<Record<string, (pool: number, lastYear: number) => boolean>>;
  /** Which of the baseline's strata a pool is of: exam kind × PwD (JoSAA), kind of seat (CAP). */
  baselineGroup: (pool: number) => number;
};
