import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';

/** Takes messages back that were not sent yet, in the caller's transaction: what they say is no longer true. One that a driver is sending this moment may still arrive. */
export async function withdrawMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(and(inArray(outbox.id, ids), ne(outbox.state, 'sent')));
}
