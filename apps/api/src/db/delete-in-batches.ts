import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Rows of a table that are over. `by` is the column whose index finds the oldest first. */
export type Overdue = { table: string; by: string; isOver: SQL };

/** Rows that one statement deletes: each ends well within the time limit of a statement, and locks few rows for a moment. */
const BATCH = 500;
/** A slow database must not make the clean-up take days. */
const LONGEST_REST_MS = 5_000;

/**
 * Deletes in small batches, oldest first, until none is left or `stopping`. Rows that someone else has locked are left for the next run. After a batch it
 * rests for `rests` times as long as that took.
 */
export async function deleteInBatches(
  db: Db,
  { table, by, isOver }: Overdue,
  stopping?: AbortSignal,
  rests = 0,
): Promise<{ deleted: number; isFinished: boolean }> {
  const name = sql.identifier(table);
  let deleted = 0;
  while (!stopping?.aborted) {
    const begunAt = performance.now();
    const { rowCount } = await db.execute(sql`
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${isOver} order by ${sql.identifier(by)} limit ${BATCH} for update skip locked))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return { deleted, isFinished: true };
    // A stop ends the rest, and is no failure.
    const restMs = Math.min((performance.now() - begunAt) * rests, LONGEST_REST_MS);
    await wait(restMs, undefined, stopping ? { signal: stopping } : {}).catch(() => {});
  }
  return { deleted, isFinished: false };
}
