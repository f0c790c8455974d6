import { type CsvRow, field, fieldNumber } from '../csv.ts';
import type { Problems } from '../problems.ts';

/** Reads one row into a record; into none where something in it is unknown, which is reported. */
export type ReadRow<T> = (row: CsvRow, problems: Problems) => T[];

/** A column's text on one line. */
export const words = (row: CsvRow, name: string): string => field(row, name).trim().replace(/\s+/g, ' ');
export const wordsOrNull = (row: CsvRow, name: string): string | null => words(row, name) || null;
/** A number that must be there: blank is NaN, which the checks and the table refuse. */
export const number = (row: CsvRow, name: string): number => fieldNumber(row, name) ?? Number.NaN;
