import { type SQL, sql } from 'drizzle-orm';
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
  const columns = await columnsOf(db, holding);
  if (!holding.picture) return yield* await select(db, holding, { who, columns, page: sql`` });
  for (let offset = 0; ; offset += 1) {
    const rows = await select(db, holding, { who, columns, page: sql`limit 1 offset ${offset}` });
    if (rows.length === 0) return;
    yield* rows;
  }
}

/** What is shown of a table, in the order of its columns. */
async function columnsOf(db: Db, { table, hidden = {}, picture }: Holding): Promise<SQL> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped order by attnum`);
  const shown = rows.filter(({ name }) => !(name in hidden)).map(({ name }) => sql.identifier(name));
  const drawn = shown.map((column) =>
    column.value === picture ? sql`encode(${column}, 'base64') as ${column}` : sql`${column}`,
  );
  return sql.join(drawn, sql`, `);
}

type Asked = { who: Who; columns: SQL; page: SQL };

async function select(db: Db, { table, isTheirs }: Holding, { who, columns, page }: Asked): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(sql`
    select row_to_json(r) as row
    from (select ${columns} from ${sql.identifier(table)} where ${isTheirs(who)} order by ctid ${page}) r`);
  return rows.map(({ row }) => row);
}
