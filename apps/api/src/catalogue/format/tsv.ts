/** One row of a table file, by column name. */
export type TsvRow = Readonly<Record<string, string>>;

/** Reads a tab-separated table whose first line names the columns. */
export function readTsv(text: string): TsvRow[] {
  const [head = '', ...lines] = text.split('\n');
  const columns = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const values = line.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
    });
}

/** Writes rows as a tab-separated table. Throws if a value contains a tab or line break. */
export function writeTsv(columns: readonly string[], rows: readonly TsvRow[]): string {
  const lines = rows.map((row) => columns.map((column) => checked(row[column] ?? '')).join('\t'));
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
}

function checked(value: string): string {
  if (/[\t\r\n]/.test(value)) throw new Error(`a table value holds a tab or line break: ${JSON.stringify(value)}`);
  return value;
}

/** The text of a column. Throws when the file has no such column. */
export function column(row: TsvRow, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`the table has no column "${name}"`);
  return value;
}

/** A list of records as JSON with one record a line, so that a changed record is one changed line. */
export function writeRecords(records: readonly unknown[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
}
