import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** The moment by the database's clock, on which all processes agree. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from app_now()) * 1000 as now`);
  return new Date(Number(rows[0]?.now));
}
