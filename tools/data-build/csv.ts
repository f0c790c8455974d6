import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One row by column name. */
export type CsvRow = Readonly<Record<string, string>>;

const numbers = new WeakMap<CsvRow, number>();

/** Where a row stands in its file, counted as a spreadsheet does: the heading is row 1. */
export const rowNumber = (row: CsvRow): number | undefined => numbers.get(row);

/** The rows of a CSV file of the source folder, plain or gzipped; undefined when the folder does not have it. */
export function readCsv(folder: string, name: string): CsvRow[] | undefined {
  const plain = join(folder, name);
  const zipped = `${plain}.gz`;
  if (existsSync(plain)) return parseCsv(readFileSync(plain, 'utf8'));
  if (existsSync(zipped)) return parseCsv(gunzipSync(readFileSync(zipped)).toString('utf8'));
  return undefined;
}

/** Parses CSV with a heading line, quotes and doubled quotes (RFC 4180). */
export function parseCsv(text: string): CsvRow[] {
  const lines = records(text.replace(/^\uFEFF/, ''));
  const head = lines.next().value ?? [];
  const rows: CsvRow[] = [];
  for (const fields of lines) {
    if (fields.length === 1 && fields[0] === '') continue;
    if (fields.length !== head.length) {
      throw new Error(`row ${rows.length + 2} has ${fields.length} fields, the heading has ${head.length}`);
    }
    const row = Object.fromEntries(head.map((column, place) => [column, fields[place] ?? '']));
    rows.push(row);
    numbers.set(row, rows.length + 1);
  }
  return rows;
}

function* records(text: string): Generator<string[], undefined> {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    const line = text.slice(at, stop).replace(/\r$/, '');
    if (!line.includes('"')) {
      yield line.split(',');
      at = stop + 1;
    } else {
      const { fields, next } = quotedRecord(text, at);
      yield fields;
      at = next;
    }
  }
  return undefined;
}

function quotedRecord(text: string, start: number): { fields: string[]; next: number } {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const isQuoted = text[at] === '"';
    const field = isQuoted ? quotedField(text, at) : plainField(text, at);
    fields.push(field.value);
    at = field.next;
    if (text[at] === ',') at += 1;
    else return { fields, next: text[at] === '\r' ? at + 2 : at + 1 };
  }
}

function quotedField(text: string, start: number): { value: string; next: number } {
  let at = start + 1;
  let value = '';
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new Error('a quoted field is never closed');
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, next: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function plainField(text: string, start: number): { value: string; next: number } {
  const rest = /[,\r\n]/g;
  rest.lastIndex = start;
  const next = rest.exec(text)?.index ?? text.length;
  return { value: text.slice(start, next), next };
}

/** A column's text; a readable error when the file lacks the column. */
export function field(row: CsvRow, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`the source has no column "${name}"`);
  return value;
}

/** A column's number; null when blank. */
export function fieldNumber(row: CsvRow, name: string): number | null {
  const text = field(row, name).trim();
  return text === '' ? null : Number(text);
}
