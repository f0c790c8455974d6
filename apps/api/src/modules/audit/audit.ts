import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';
import { CHECKS } from './checks.ts';

export type Breach = { promise: string; says: string; subject: string };

/** Everything that breaks a promise about money and allowances, at one moment. Empty is good. */
export const audit = (db: Database): Promise<Breach[]> =>
  // One snapshot for all questions: what is settled meanwhile is seen by all of them or by none.
  db.transaction(findBreaches, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Asks every question in the caller's transaction. */
export async function findBreaches(tx: Db): Promise<Breach[]> {
  const breaches: Breach[] = [];
  await tx.execute(sql`set local statement_timeout = '60s'`);
  for (const { promise, says, sql: question } of CHECKS) {
    const { rows } = await tx.execute<{ subject: string }>(sql.raw(question));
    for (const { subject } of rows) breaches.push({ promise, says, subject });
  }
  return breaches;
}
