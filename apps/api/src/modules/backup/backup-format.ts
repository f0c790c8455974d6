import { z } from 'zod';

/**
 * A backup is lines of JSON, packed with gzip: a header, then for each table its name and its rows, then an end that counts them.
 * A row is the text that PostgreSQL itself writes of it and reads back, so that nothing is rounded on the way.
 */
export const FORMAT = 1;

export const Header = z.strictObject({
  format: z.literal(FORMAT, 'is of another format'),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
export type Header = z.output<typeof Header>;

/** After the rows: how many there were of each table, and how far each counter had come. A file without it was cut short. */
export const End = z.strictObject({
  rows: z.record(z.string(), z.int().min(0)),
  counters: z.array(z.strictObject({ table: z.string(), column: z.string(), value: z.string().regex(/^\d{1,19}$/) })),
});
export type End = z.output<typeof End>;

export const TableLine = z.strictObject({ table: z.string() });
export const RowLine = z.string();

/** The file cannot be what it was when it was written, or was never a backup. */
export class BadBackup extends Error {
  override name = 'BadBackup';
}
