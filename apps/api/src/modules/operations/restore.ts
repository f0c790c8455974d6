import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isDatabaseGone } from '../../db/errors.ts';
import { BadBackup, End, Header, RowLine, readCounters, readTables, TableLine, withoutTimeLimits } from './back-up.ts';

const ROWS_AT_ONCE = 500;
/** A screenshot of 2 MB is the largest thing in a row; as text it has twice the length. */
const LONGEST_LINE = 64 * 1024 * 1024;

type Part =
  | { type: 'header'; header: Header }
  | { type: 'rows'; table: string; rows: string[] }
  | { type: 'end'; end: End };

/** The parts of a backup in order. A damaged or incomplete file throws. */
async function* readBackup(path: string): AsyncGenerator<Part> {
  const contents = contentsOf(path);
  const first = await contents.next();
  yield { type: 'header', header: parsed(Header, first.value) };
  let table = '';
  let rows: string[] = [];
  let isEnded = false;
  for await (const content of contents) {
    if (isEnded) throw new BadBackup('There is more after its end.');
    const isRow = typeof content === 'string';
    if (rows.length > 0 && (!isRow || rows.length === ROWS_AT_ONCE)) {
      yield { type: 'rows', table, rows };
      rows = [];
    }
    if (isRow) rows.push(parsed(RowLine, content));
    else if (TableLine.safeParse(content).success) table = parsed(TableLine, content).table;
    else {
      yield { type: 'end', end: parsed(End, content) };
      isEnded = true;
    }
  }
  if (!isEnded) throw new BadBackup('It was cut short.');
}

async function* contentsOf(path: string): AsyncGenerator<unknown, undefined> {
  const plain = createGunzip();
  pipeline(createReadStream(path), plain, () => {});
  try {
    for await (const line of linesOf(plain.setEncoding('utf8'))) yield JSON.parse(line);
  } catch (error) {
    throw new BadBackup(`It cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return undefined;
}

/** Splits at line feeds only: names may contain other characters that line readers take for an end. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...more] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > LONGEST_LINE) throw new Error('a line is too long');
    const last = more.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* more;
    begun = [last];
    length = last.length;
  }
  if (length > 0) yield begun.join('');
}

type Schema<T> = { safeParse(content: unknown): { success: true; data: T } | { success: false } };

function parsed<T>(schema: Schema<T>, content: unknown): T {
  const result = schema.safeParse(content);
  if (!result.success) throw new BadBackup('It is not a backup of this product, or of another format.');
  return result.data;
}

/** A database in use is not overwritten. These tables are empty after a first start. */
const TELL_TALES = ['students', 'signups', 'orders', 'ledger', 'audit_log'];

const LARGEST = 2n ** 63n - 1n;

type Restored = Pick<Header, 'madeAt'> & Pick<End, 'rows'>;

/** Restores a backup into an unused database of the same schema, in the caller's transaction. */
export async function restore(db: Db, path: string): Promise<Restored> {
  await withoutTimeLimits(db);
  const tables = await readTables(db);
  const restored: Restored = { madeAt: '', rows: {} };
  for await (const part of readBackup(path)) {
    if (part.type === 'header') {
      await requireSameSchema(db, part.header);
      await clearFirstStart(db, tables);
      restored.madeAt = part.header.madeAt;
    } else if (part.type === 'rows') {
      if (!tables.includes(part.table)) throw new BadBackup(`It has a table that is not ours: ${part.table}.`);
      await insertRows(db, part.table, part.rows);
      restored.rows[part.table] = (restored.rows[part.table] ?? 0) + part.rows.length;
    } else await finish(db, part.end, restored.rows);
  }
  return restored;
}

async function requireSameSchema(db: Db, { migrations }: Header) {
  const { rows } = await db.execute<{ name: string }>(sql`select name from migrations order by name`);
  const here = rows.at(-1)?.name;
  if (rows.map(({ name }) => name).join() === migrations.toSorted().join()) return;
  throw new BadBackup(
    `It is of the schema ${migrations.toSorted().at(-1)}, this database of ${here}. Take that version.`,
  );
}

async function clearFirstStart(db: Db, tables: string[]) {
  for (const table of TELL_TALES)
    if (await hasRows(db, table)) throw new BadBackup('This database is in use. Restore into a new one.');
  for (const table of tables.toReversed())
    if (await hasRows(db, table)) await db.execute(sql`delete from ${sql.identifier(table)}`);
}

async function hasRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  return rows.length > 0;
}

async function insertRows(db: Db, table: string, rows: string[]) {
  const name = sql.identifier(table);
  try {
    // OFFSET 0 keeps PostgreSQL from reading a row again for each of its columns.
    await db.execute(sql`
      insert into ${name} overriding system value
        select (given.whole).* from (
          select row::${name} as whole from unnest(${sql.param(rows)}::text[]) as row offset 0
        ) given`);
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    throw new BadBackup(`The database refuses rows of ${table}.`);
  }
}

/** Compares the row counts and sets the identity columns. */
async function finish(db: Db, { rows, counters }: End, came: Record<string, number>) {
  for (const [table, count] of Object.entries(rows))
    if ((came[table] ?? 0) !== count) throw new BadBackup(`${table} had ${count} rows, and ${came[table] ?? 0} came.`);
  const own = (await readCounters(db)).map(({ table, column }) => `${table}.${column}`);
  for (const { table, column, value } of counters) {
    if (!own.includes(`${table}.${column}`) || BigInt(value) >= LARGEST)
      throw new BadBackup('It has a counter that is not ours.');
    const next = sql.raw(String(BigInt(value) + 1n));
    // Unlike setval, this is rolled back with the transaction.
    await db.execute(
      sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(column)} restart with ${next}`,
    );
  }
}
