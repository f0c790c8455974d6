import type { Column } from './columns.ts';

/** One row a year: what closed in each round, round 1 first, null where nothing did. */
export type YearRow<T> = { year: number; closing: (T | null)[] };

/** Lays the cells `from` … `to` of a pool out as rows. Years before `fromYear` are left out. */
export function yearRows<T>(
  cells: { year: Column; round: Column },
  [from, to]: readonly [number, number],
  fromYear: number,
  closing: (cell: number) => T | null,
): YearRow<T>[] {
  const rows: YearRow<T>[] = [];
  for (let cell = from; cell < to; cell += 1) {
    const year = cells.year[cell] ?? 0;
    if (year < fromYear) continue;
    let row = rows.at(-1);
    if (row?.year !== year) {
      row = { year, closing: [] };
      rows.push(row);
    }
    const round = cells.round[cell] ?? 1;
    while (row.closing.length < round - 1) row.closing.push(null);
    row.closing.push(closing(cell));
  }
  return rows;
}

/** The words of just the codes that occur. */
export function wordsFor<T extends { words: string }>(
  table: readonly T[],
  used: Iterable<string>,
  codeOf: (entry: T) => string,
) {
  const codes = new Set(used);
  return Object.fromEntries(
    table.filter((entry) => codes.has(codeOf(entry))).map((entry) => [codeOf(entry), entry.words]),
  );
}
