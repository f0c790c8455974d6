import { type CsvRow, field } from '../data-build/csv.ts';
import type { ExamSource } from './exam-source.ts';

/** The rows of a `--pools` file with the pools they became, in the same order. */
export function addedRows(rows: readonly CsvRow[], columns: readonly string[], pools: Int32Array): ExamSource['added'] {
  return rows.map((row, at) => ({
    pool: pools[at] ?? -1,
    key: columns.map((column) => field(row, column)),
    round: Number(row.round ?? 0) || 0,
  }));
}
