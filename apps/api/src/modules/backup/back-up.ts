import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { type End, FORMAT, type Header } from './backup-format.ts';
import { readCounters, readTables } from './read-tables.ts';
import { takeTime } from './take-time.ts';

const ROWS_AT_ONCE = 1_000;

/** Hands over everything in the database, as it was at one moment while others go on writing. Answers with what was in it. */
export async function backUp(
  db: Database,
  keep: (packed: AsyncIterable<Uint8Array>) => Promise<unknown>,
): Promise<End> {
  return db.transaction(
    async (tx) => {
      await takeTime(tx);
      const end: End = { rows: {}, counters: [] };
      const gzip = createGzip();
      // A failed line ends the gzip with its error, which whoever keeps the bytes then meets.
      pipeline(Readable.from(linesOf(tx, end)), gzip, () => {});
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

/** Page by page, so that a large table never stands in memory whole. */
async function* rowsOf(tx: Transaction, table: string): AsyncGenerator<string[]> {
  await tx.execute(sql`declare backup no scroll cursor for select t::text as row from ${sql.identifier(table)} t`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup`);
}

const line = (content: unknown) => `${JSON.stringify(content)}\n`;
