import type { Language } from '@dakhila/domain/language/languages';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { messageDeliveries, outbox, students } from '../../db/schema/index.ts';
import type { Channel } from './message.ts';

const now = sql<Date>`app_now()`;
const inSeconds = (seconds: number) => sql`app_now() + make_interval(secs => ${seconds})`;
const isDue = (channel: Channel) => and(matches(outbox, { state: 'waiting', channel }), lte(outbox.nextAttemptAt, now));

/** Claims the oldest due message for a limited time. Other workers skip it; if this one crashes, the claim expires. */
export async function claimDue(db: Db, channel: Channel, seconds: number) {
  const longestDue = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(channel), gt(outbox.expiresAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: inSeconds(seconds) })
    // `=`, not `in`: the inner select then runs exactly once.
    .where(eq(outbox.id, sql`(${longestDue})`))
    .returning({
      id: outbox.id,
      to: outbox.recipient,
      sealed: outbox.sealed,
      attempts: outbox.attempts,
      secondsLeft: sql<number>`extract(epoch from ${outbox.expiresAt} - app_now())::float8`,
    });
  return claimed;
}
export type Claimed = NonNullable<Awaited<ReturnType<typeof claimDue>>>;

/** Marks a message as sent. Its content is deleted, except for stand-ins, whose messages are read in the dev inbox. */
export const markSent = (db: Db, id: string, isKept: boolean) =>
  db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lastError: null, ...(isKept ? {} : { sealed: null }) })
    .where(eq(outbox.id, id));

/** Records a failed attempt and the time of the next one. */
export const postpone = (db: Db, id: string, seconds: number, reason: string) =>
  db
    .update(outbox)
    .set({ nextAttemptAt: inSeconds(seconds), lastError: reason })
    .where(matches(outbox, { id, state: 'waiting' }));

/** Marks a message as failed, with the reason. */
export const discard = (db: Db, id: string, reason: string) =>
  db
    .update(outbox)
    .set({ state: 'dead', lastError: reason })
    .where(matches(outbox, { id, state: 'waiting' }));

/** Marks expired messages as failed. One that is being sent is left to its sender. */
export const discardExpired = (db: Db, channel: Channel) =>
  db
    .update(outbox)
    .set({ state: 'dead', lastError: sql`'expired: ' || coalesce(${outbox.lastError}, 'never tried to the end')` })
    .where(and(isDue(channel), lte(outbox.expiresAt, now)))
    .returning({ id: outbox.id, attempts: outbox.attempts, reason: outbox.lastError });

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
