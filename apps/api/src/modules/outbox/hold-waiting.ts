import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';

/** Gives up every message that waits, in the caller's transaction, and answers how many: each may still be sent again or deleted. */
export async function holdWaiting(db: Db): Promise<number> {
  const { rowCount } = await db
    .update(outbox)
    .set({ state: 'dead', lastError: 'held back by an operator' })
    .where(eq(outbox.state, 'waiting'));
  return rowCount ?? 0;
}
