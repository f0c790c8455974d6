import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** The rows whose columns have these values. A value that is missing by mistake must not widen what is found, so it throws. */
export function matches<T extends PgTable>(table: T, values: Partial<T['$inferSelect']>): SQL | undefined {
  const columns = getTableColumns(table);
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name];
      if (column === undefined || value === undefined) throw new Error(`no value for ${name}`);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}

/** The first row of a query; undefined when there is none. */
export const first = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> => (await query)[0];

/** The first row of a query that always has one, such as an insert. */
export async function requireFirst<Row>(query: PromiseLike<Row[]>, otherwise: string): Promise<Row> {
  const row = await first(query);
  if (row === undefined) throw new Error(otherwise);
  return row;
}

/** Whether a query has any row. */
export const isAny = async (query: PromiseLike<unknown[]>): Promise<boolean> => (await query).length > 0;

/** The moment by the database's clock, on which all processes agree. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from app_now()) * 1000 as now`);
  return new Date(Number(rows[0]?.now));
}
