import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { HOLDINGS, type Holding, type Who } from './holdings/index.ts';

type Row = Record<string, unknown>;
export type CopiedTable = { holding: Holding; rows: AsyncIterable<Row> };

/** Everything that names the student, table after table, read while it is written out: a large copy never stands in memory whole. */
export function* readCopy(db: Db, who: Who): Generator<CopiedTable> {
  for (const holding of HOLDINGS) yield { holding, rows: readRows(db, holding, who) };
}

/** Pictures come one by one, everything else of a table at once. */
async function* readRows(db: Db, holding: Holding, who: Who): AsyncGenerator<Row> {
  if (!holding.picture) return yield* await select(db, holding, who, null);
  for (let offset = 0; ; offset += 1) {
    const rows = await select(db, holding, who, offset);
    if (rows.length === 0) return;
    yield* rows;
  }
}

async function select(db: Db, { table, isTheirs, hidden = {}, picture }: Holding, who: Who, one: number | null) {
  const left = [...Object.keys(hidden), ...(picture ? [picture] : [])];
  const shown = sql`to_jsonb(t) - ${sql.param(left)}::text[]`;
  const drawn = picture
    ? sql`${shown} || jsonb_build_object(${picture}::text, encode(${sql.identifier(picture)}, 'base64'))`
    : shown;
  const page = one === null ? sql`` : sql`limit 1 offset ${one}`;
  const { rows } = await db.execute<{ row: Row }>(
    sql`select ${drawn} as row from ${sql.identifier(table)} t where ${isTheirs(who)} order by t.ctid ${page}`,
  );
  return rows.map(({ row }) => row);
}
