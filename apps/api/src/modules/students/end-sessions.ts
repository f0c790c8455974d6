import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deleteAllSessions, deleteEverySession } from '../../http/session-store.ts';

/** Signs a student out everywhere, in the caller's transaction, and answers on how many devices. */
export const endAllSessions = (db: Db, studentId: string): Promise<number> => deleteAllSessions(db, studentId);

/** Signs everybody out everywhere, in the caller's transaction, and answers on how many devices. */
export async function endEverySession(db: Db): Promise<number> {
  // Hundreds of thousands of ends, each announced, take longer than a student may wait.
  await db.execute(sql`set local statement_timeout = '60s'`);
  return deleteEverySession(db);
}
