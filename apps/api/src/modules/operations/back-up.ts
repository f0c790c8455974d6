import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db, Transaction } from '../../db/client.ts';

/**
 * A backup is gzipped lines of JSON: a header, then for each table its name and rows, then an end with counts. A row
 * is PostgreSQL's own text form, so that nothing is rounded.
 */
const FORMAT = 1;

export const Header = z.strictObject({
  format: z.literal(FORMAT, 'is of another format'),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
export type Header = z.output<typeof Header>;

/** The last line: row counts and counters. A file without it is incomplete. */
export const End = z.strictObject({
  rows: z.record(z.string(), z.int().min(0)),
  counters: z.array(z.strictObject({ table: z.string(), column: z.string(), value: z.string().regex(/^\d{1,19}$/) })),
});
export type End = z.output<typeof End>;

export const TableLine = z.strictObject({ table: z.string() });
export const RowLine = z.string();

/** The file is damaged, or not a backup. */
export class BadBackup extends Error {
  override name = 'BadBackup';
}

/** Removes the time limits in this transaction, and sets formats that do not depend on the server's settings. */
export async function withoutTimeLimits(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
}

/** All tables except `migrations`, which only migrations write. */
const OWN_TABLES = sql`select c.oid, c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`;

/** Every table, each after those that it refers to. */
export async function readTables(db: Db): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`${OWN_TABLES} order by 2`);
  const { rows: references } = await db.execute<{ child: string; parent: string }>(sql`
    with own as (${OWN_TABLES})
    select child.name as child, parent.name as parent from pg_constraint k
      join own child on child.oid = k.conrelid join own parent on parent.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid`);
  return parentsFirst(
    tables.map(({ name }) => name),
    references,
  );
}

type Counter = { table: string; column: string; value: string | null };

/** The last values of the identity columns; null for an unused one. */
export async function readCounters(db: Db): Promise<Counter[]> {
  const { rows } = await db.execute<Counter>(sql`
    with own as (${OWN_TABLES})
    select own.name as table, a.attname as column, s.last_value::text as value from own
      join pg_attribute a on a.attrelid = own.oid and a.attidentity <> ''
      join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) =
        pg_get_serial_sequence(format('%I', own.name), a.attname)
      order by 1`);
  return rows;
}

function parentsFirst(names: string[], references: { child: string; parent: string }[]): string[] {
  const placed: string[] = [];
  let waiting = names;
  while (waiting.length > 0) {
    const isFree = (name: string) => references.every(({ child, parent }) => child !== name || placed.includes(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a ring: ${waiting.join(', ')}`);
    placed.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return placed;
}

const MOST_ROWS_AT_ONCE = 1_000;
/** Rows are read in portions of about this size, whether they are narrow or hold a picture. */
const PORTION_CHARACTERS = 500_000;

/** Streams the whole database from one snapshot while others go on writing. Returns the row counts. */
export async function backUp(
  db: Database,
  keep: (packed: AsyncIterable<Uint8Array>) => Promise<unknown>,
): Promise<End> {
  return db.transaction(
    async (tx) => {
      await withoutTimeLimits(tx);
      const end: End = { rows: {}, counters: [] };
      const gzip = createGzip();
      // An error while reading ends the gzip stream, so that the writer gets it. One portion waits at a time.
      pipeline(Readable.from(linesOf(tx, end), { highWaterMark: 1 }), gzip, () => {});
      await keep(gzip);
      return end;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* linesOf(tx: Transaction, end: End): AsyncGenerator<string> {
  const header = await tx.execute<Header>(sql`
    select ${FORMAT}::int as format, app_now()::text as "madeAt", (select array_agg(name order by name) from migrations) as migrations`);
  yield line(header.rows[0]);
  for (const table of await readTables(tx)) {
    yield line({ table });
    end.rows[table] = 0;
    for await (const rows of rowsOf(tx, table)) {
      end.rows[table] += rows.length;
      yield rows.map(line).join('');
    }
  }
  const counters = await readCounters(tx);
  end.counters = counters.flatMap(({ value, ...counter }) => (value === null ? [] : [{ ...counter, value }]));
  yield line(end);
}

/** Reads in portions, so that a large table is never in memory as a whole. */
async function* rowsOf(tx: Transaction, table: string): AsyncGenerator<string[]> {
  await tx.execute(sql`declare backup no scroll cursor for select t::text as row from ${sql.identifier(table)} t`);
  for (let count = 10; ; ) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${count} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
    const width = rows.reduce((sum, { row }) => sum + row.length, 0) / rows.length;
    count = Math.max(1, Math.min(MOST_ROWS_AT_ONCE, Math.floor(PORTION_CHARACTERS / width)));
  }
  await tx.execute(sql`close backup`);
}

const line = (content: unknown) => `${JSON.stringify(content)}\n`;
