import type { Language } from '@dakhila/domain/language/languages';
import { MESSAGE_KINDS } from '@dakhila/domain/messaging/kinds';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { messageDeliveries, outbox, students } from '../../db/schema/index.ts';
import type { Channel } from './message.ts';
import { addPointer, isPointerTo, queueOfRow } from './pointers.ts';

const now = sql<Date>`app_now()`;
const inSeconds = (seconds: number) => sql`app_now() + make_interval(secs => ${seconds})`;
const isDue = and(eq(outbox.state, 'waiting'), lte(outbox.nextAttemptAt, now));

/** Claims a due message for a limited time. Other senders leave it alone; if this one crashes, the claim expires. */
export async function claimMessage(db: Db, id: string, seconds: number) {
  const [claimed] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: inSeconds(seconds) })
    .where(and(eq(outbox.id, id), isDue, gt(outbox.expiresAt, now)))
    .returning({
      id: outbox.id,
      channel: outbox.channel,
      to: outbox.recipient,
      sealed: outbox.sealed,
      attempts: outbox.attempts,
      secondsLeft: sql<number>`extract(epoch from ${outbox.expiresAt} - app_now())::float8`,
    });
  return claimed;
}
export type Claimed = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** Marks a message as sent. Its content is deleted, except for stand-ins, whose messages are read in the dev inbox. */
export const markSent = (db: Db, id: string, isKept: boolean) =>
  db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lastError: null, ...(isKept ? {} : { sealed: null }) })
    .where(eq(outbox.id, id));

/** Records a failed attempt, and adds the next one to the queue. */
export const postpone = (db: Db, id: string, seconds: number, reason: string) =>
  db
    .update(outbox)
    .set({ nextAttemptAt: inSeconds(seconds), lastError: reason })
    .where(matches(outbox, { id, state: 'waiting' }))
    .returning({ pointer: addPointer(seconds) });

/** Marks a message as failed, with the reason. */
export const discard = (db: Db, id: string, reason: string) =>
  db
    .update(outbox)
    .set({ state: 'dead', lastError: reason })
    .where(matches(outbox, { id, state: 'waiting' }));

/** Marks a message as failed if it has expired. One that is being sent is left to its sender. */
export async function discardExpired(db: Db, id: string) {
  const [expired] = await db
    .update(outbox)
    .set({ state: 'dead', lastError: sql`'expired: ' || coalesce(${outbox.lastError}, 'never tried to the end')` })
    .where(and(eq(outbox.id, id), isDue, lte(outbox.expiresAt, now)))
    .returning({ channel: outbox.channel, attempts: outbox.attempts, reason: outbox.lastError });
  return expired;
}

/** How many of the oldest due messages of each kind a sweep checks: what is lost is soon among them, however many wait. */
const SWEEP_LIMIT = 5_000;

/**
 * Adds due messages to the queue that it does not point to: after a crash or a restored backup, and those that a process of the
 * release before has written.
 */
export const addLostMessages = (db: Db) =>
  // OFFSET 0 makes PostgreSQL look up each message, instead of reading every pointer that waits.
  db.execute(sql`
    select ${addPointer()} from unnest(array[${sql.join(
      MESSAGE_KINDS.map((kind) => sql`${kind}`),
      sql`, `,
    )}]) as each_kind, lateral (
      select id, kind, channel from outbox where kind = each_kind and ${isDue} order by next_attempt_at limit ${SWEEP_LIMIT}
    ) as outbox
    where not exists (select from queue.job j where j.name = ${queueOfRow} and ${isPointerTo(sql`${outbox.id}::text`)} offset 0)`);

/** The newest messages of these channels that have not failed, to everyone or to one recipient. */
export const newestMessages = (db: Db, channels: Channel[], recipient: string | undefined, limit: number) =>
  db
    .select({ ...getTableColumns(outbox), delivery: messageDeliveries.state })
    .from(outbox)
    .leftJoin(messageDeliveries, eq(messageDeliveries.messageId, outbox.id))
    .where(
      and(
        inArray(outbox.channel, channels),
        ne(outbox.state, 'dead'),
        recipient === undefined ? undefined : eq(outbox.recipient, recipient),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);

/** The language that the student behind an address or number has chosen; null for anybody else. */
export async function findRecipientLanguage(db: Db, to: string): Promise<Language | null> {
  const [student] = await db
    .select({ language: students.language })
    .from(students)
    .where(or(eq(students.email, to.toLowerCase()), eq(students.phone, to)));
  return student?.language ?? null;
}

/** Assigns messages that were sent before the account existed: the copy of its data has them, also after the address has changed. */
export const claimMessages = (tx: Db, { studentId, contacts }: { studentId: string; contacts: string[] }) =>
  tx
    .update(outbox)
    .set({ studentId })
    .where(and(isNull(outbox.studentId), inArray(outbox.recipient, contacts)));
