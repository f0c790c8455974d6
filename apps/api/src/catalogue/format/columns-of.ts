import { column, readTsv, type TsvRow, writeTsv } from './tsv.ts';

/** A table file of `data/`: its columns, and how a row becomes a record and back. */
export type Table<T> = { columns: readonly string[]; parse: (row: TsvRow) => T; print: (record: T) => TsvRow };

export const readTable = <T>(table: Table<T>, text: string): T[] => readTsv(text).map(table.parse);
export const writeTable = <T>(table: Table<T>, records: readonly T[]): string =>
  writeTsv(table.columns, records.map(table.print));

/** One column of a table: its name, and how its text becomes a value and back. */
type ColumnOf<T> = { name: string; parse: (text: string) => T; print: (value: T) => string };

/** Makes a table in which each field of a record is one column. */
export function tableOf<T extends object>(columns: { [K in keyof T]-?: ColumnOf<T[K]> }): Table<T> {
  const fields = Object.entries(columns) as [keyof T & string, ColumnOf<T[keyof T & string]>][];
  return {
    columns: fields.map(([, { name }]) => name),
    parse: (row) => {
      const record: Partial<T> = {};
      for (const [field, { name, parse }] of fields) record[field] = parsed(row, name, parse);
      // Every field has a column, so the record is whole.
      return record as T;
    },
    print: (record) => Object.fromEntries(fields.map(([field, { name, print }]) => [name, print(record[field])])),
  };
}

function parsed<T>(row: TsvRow, name: string, parse: (text: string) => T): T {
  const cell = column(row, name);
  try {
    return parse(cell);
  } catch (error) {
    throw new Error(`column "${name}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** A text, which may be empty. */
export const anyText = (name: string): ColumnOf<string> => ({ name, parse: (cell) => cell, print: (value) => value });
/** A text that is not empty. */
export const text = (name: string): ColumnOf<string> => ({ name, parse: given, print: (value) => value });

/** An integer of at least 0. */
export const whole = (name: string): ColumnOf<number> => ({ name, parse: wholeNumber, print: String });

/** Any finite number. */
export const decimal = (name: string): ColumnOf<number> => ({ name, parse: anyNumber, print: String });

/** One of the given words. */
export const oneOf = <T extends string>(name: string, words: readonly T[]): ColumnOf<T> => ({
  name,
  parse: (cell) => {
    const word = words.find((one) => one === cell);
    if (word === undefined) throw new Error(`"${cell}" is none of ${words.join(', ')}`);
    return word;
  },
  print: (value) => value,
});

export const yesOrNo = (name: string): ColumnOf<boolean> => {
  const word = oneOf(name, ['yes', 'no']);
  return { name, parse: (cell) => word.parse(cell) === 'yes', print: (value) => (value ? 'yes' : 'no') };
};

/** The same column, in which an empty cell is null. */
export const orNull = <T>(inner: ColumnOf<T>): ColumnOf<T | null> => ({
  name: inner.name,
  parse: (cell) => (cell === '' ? null : inner.parse(cell)),
  print: (value) => (value === null ? '' : inner.print(value)),
});

function given(cell: string): string {
  if (cell === '') throw new Error('an empty cell');
  return cell;
}

function anyNumber(cell: string): number {
  const value = Number(given(cell));
  if (!Number.isFinite(value)) throw new Error(`"${cell}" is not a number`);
  return value;
}

function wholeNumber(cell: string): number {
  const value = anyNumber(cell);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`"${cell}" is not a whole number`);
  return value;
}
