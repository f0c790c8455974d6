import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Rows of a table that are over. `by` is the column whose index finds the oldest first. */
export type Overdue = { table: string; by: string; isOver: SQL };

/** Rows that one statement deletes: each ends well within the time limit of a statement, and locks few rows for a moment. */
const BATCH = 500;

/** Deletes in small batches, oldest first, until none is left or `stopping`. Rows that someone else has locked are left for the next run. */
export async function deleteInBatches(
  db: Db,
  { table, by, isOver }: Overdue,
  stopping?: AbortSignal,
): Promise<{ deleted: number; isFinished: boolean }> {
  const name = sql.identifier(table);
  let deleted = 0;
  while (!stopping?.aborted) {
    const { rowCount } = await db.execute(sql`
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${isOver} order by ${sql.identifier(by)} limit ${BATCH} for update skip locked))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return { deleted, isFinished: true };
  }
  return { deleted, isFinished: false };
}
