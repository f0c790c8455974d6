import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Lifts the bounds that keep a request short, in this transaction. A row is written the same way wherever the database is. */
export async function takeTime(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
}
