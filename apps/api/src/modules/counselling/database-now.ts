import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The one clock that every process agrees on: what is open, free of charge or over is judged by it. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(sql`select (extract(epoch from app_now()) * 1000)::float8 as ms`);
  const [row] = rows;
  if (!row) throw new Error('the database has no clock');
  return new Date(row.ms);
}
