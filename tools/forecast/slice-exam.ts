import type { ExamSource } from './exam-source.ts';

/** An exam with the cells of some pools only: a part is fitted in a part of the time. */
export function sliceExam(source: ExamSource, isTaken: (pool: number) => boolean): ExamSource {
  const { cells } = source.table;
  const taken = [...cells.pool.keys()].filter((cell) => isTaken(cells.pool[cell] ?? 0));
  const pick = (column: { readonly [place: number]: number }) => taken.map((cell) => column[cell] ?? 0);
  const kept = {
    pool: Int32Array.from(pick(cells.pool)),
    year: Int16Array.from(pick(cells.year)),
    round: Int8Array.from(pick(cells.round)),
    rank: Float64Array.from(pick(cells.rank)),
    ...(cells.opening && { opening: Float64Array.from(pick(cells.opening)) }),
  };
  return { ...source, table: { ...source.table, cells: kept } };
}
