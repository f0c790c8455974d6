import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Deps, Message } from '../../ports.ts';
import { WAKE_CHANNEL } from './channels.ts';
import { sealContent } from './content.ts';

/** A message to send, and the moment after which it is worthless. */
export type NewMessage = Omit<Message, 'id'> & { expiresAt: Date };

/** Puts a message into the outbox: it is sent if, and only if, the caller's transaction commits. */
export async function enqueueMessage(deps: Pick<Deps, 'secrets' | 'newId'>, db: Db, message: NewMessage) {
  const { channel, to, expiresAt, ...content } = message;
  if (content.code && content.subject.includes(content.code)) throw new Error('A code never stands in a subject');
  await db
    .insert(outbox)
    .values({
      id: deps.newId(),
      channel,
      recipient: to.toLowerCase(),
      sealed: sealContent(deps.secrets, content),
      expiresAt,
    })
    // The same round trip wakes the senders of every process; the database tells them at commit.
    .returning({ wake: sql`pg_notify(${WAKE_CHANNEL}, '')` });
}
