/** Rows of a table as lines, each column as wide as its widest cell: `aligned([['a', 'bc'], ['abc', 'd']])`. */
export function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** A table with its titles, or a sentence when it has no rows. */
export const table = (titles: string[], rows: string[][], otherwise: string): string[] =>
  rows.length > 0 ? aligned([titles, ...rows]) : [otherwise];

/** Some fields of an object. */
export const pick = <T, const K extends keyof T>(from: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

const IST = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as operators in India read it: `14 Nov 2026, 15:30`. */
export const inIst = (at: Date) => IST.format(at);

/** Control characters and marks of writing direction, which a terminal would obey. */
const COMMANDING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A line without control characters. Line breaks stay. */
export const plainLine = (line: string): string =>
  line.replaceAll(COMMANDING, (character) => (character === '\n' ? character : '\ufffd'));

/** A student's text, indented, so that none of its lines looks like ours. */
export const setIn = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => `  ${line}`);
