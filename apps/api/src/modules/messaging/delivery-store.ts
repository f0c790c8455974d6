import { type DeliveryChannel, type DeliveryState, strongerState } from '@dakhila/domain/messaging/delivery';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { first } from '../../db/rows.ts';
import { messageDeliveries, outbox, students } from '../../db/schema/index.ts';
import type { Accepted } from '../../ports.ts';

const now = sql<Date>`app_now()`;

/** Records that a service has taken a message. A report about it may have come first: its state stays. */
export const recordAccepted = (db: Db, messageId: string, { provider, providerId }: Accepted) =>
  db
    .insert(messageDeliveries)
    .values({ messageId, provider, providerId })
    .onConflictDoUpdate({ target: messageDeliveries.messageId, set: { provider, providerId } });

export type Reported = {
  /** How the reported message went out. A service cannot report on another channel's messages. */
  channel: DeliveryChannel;
  provider: string;
  /** The service's own id of the message. */
  providerId?: string;
  state: DeliveryState;
  reason: string | null;
  /** It was not sent because its recipient gets no messages. */
  isSuppressed?: boolean;
  /** The service refused it because its recipient wants no more of these messages. */
  hasOptedOut?: boolean;
  /** When the service noticed it, if it says so. */
  at?: Date;
};

/** Records a report about a message, in the caller's transaction. True when the state is new; unknown messages have none. */
export async function recordState(tx: Db, messageId: string, reported: Reported): Promise<boolean> {
  const { channel, provider, providerId = null, state, reason } = reported;
  const isMeant = and(eq(outbox.id, messageId), eq(outbox.channel, channel));
  const isKnown = await first(tx.select({ id: outbox.id }).from(outbox).where(isMeant).for('update'));
  if (!isKnown) return false;
  await tx.insert(messageDeliveries).values({ messageId, provider, providerId }).onConflictDoNothing();
  const isIt = eq(messageDeliveries.messageId, messageId);
  const before = await first(tx.select({ state: messageDeliveries.state }).from(messageDeliveries).where(isIt));
  if (!before || strongerState(channel, before.state, state) === before.state) return false;
  await tx
    .update(messageDeliveries)
    .set({ state, reason, ...timeOf(state) })
    .where(isIt);
  return true;
}

function timeOf(state: DeliveryState) {
  const deliveredAt = sql`coalesce(${messageDeliveries.deliveredAt}, app_now())`;
  if (state === 'delivered' || state === 'complained') return { deliveredAt };
  if (state === 'read') return { readAt: now, deliveredAt };
  return state === 'failed' ? { failedAt: now } : {};
}

/** Forgets what became of messages that are sent again: their reports begin again. Those that went out as a mail instead are noted, so that it happens once. */
export const forgetReports = (tx: Db, messageIds: string[]) =>
  tx
    .delete(messageDeliveries)
    .where(and(inArray(messageDeliveries.messageId, messageIds), isNull(messageDeliveries.insteadId)));

export const findRecipient = (tx: Db, messageId: string) =>
  first(
    tx.select({ channel: outbox.channel, recipient: outbox.recipient }).from(outbox).where(eq(outbox.id, messageId)),
  );

/** The id of the message that a service knows by an id of its own. */
export async function findByProviderId(db: Db, providerId: string): Promise<string | undefined> {
  const isIt = eq(messageDeliveries.providerId, providerId);
  return (await first(db.select({ id: messageDeliveries.messageId }).from(messageDeliveries).where(isIt).limit(1)))?.id;
}

/** Deletes the text of a message that has arrived, or that went out as a mail. */
export const forgetContent = (tx: Db, messageId: string) =>
  tx
    .update(outbox)
    .set({ sealed: null })
    .where(and(eq(outbox.id, messageId), eq(outbox.state, 'sent')));

/** A message whose text may go out as a mail instead: once, while it is worth reading, to the account's own address. */
export const findForMail = (tx: Db, messageId: string) =>
  first(
    tx
      .select({
        kind: outbox.kind,
        studentId: outbox.studentId,
        sealed: outbox.sealed,
        expiresAt: outbox.expiresAt,
        email: students.email,
      })
      .from(outbox)
      .innerJoin(messageDeliveries, eq(messageDeliveries.messageId, outbox.id))
      .innerJoin(students, eq(students.id, outbox.studentId))
      .where(
        and(
          eq(outbox.id, messageId),
          eq(outbox.channel, 'whatsapp'),
          isNull(messageDeliveries.insteadId),
          sql`${outbox.expiresAt} > app_now()`,
        ),
      ),
  );

export const recordInstead = (tx: Db, messageId: string, insteadId: string) =>
  tx.update(messageDeliveries).set({ insteadId }).where(eq(messageDeliveries.messageId, messageId));

/** A page of messages to or about a student, newest first, with what became of each, and where the next one begins. Their texts stay sealed. */
export async function readDeliveries(
  db: Db,
  who: { id: string; email: string; phone: string },
  { after, most }: { after: string | undefined; most: number },
) {
  const isTheirs = or(eq(outbox.studentId, who.id), eq(outbox.recipient, who.email), eq(outbox.recipient, who.phone));
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      channel: outbox.channel,
      recipient: outbox.recipient,
      createdAt: outbox.createdAt,
      outboxState: outbox.state,
      provider: messageDeliveries.provider,
      state: messageDeliveries.state,
      reason: sql<string | null>`coalesce(${messageDeliveries.reason}, ${outbox.lastError})`,
      insteadId: messageDeliveries.insteadId,
      exactly: exactMoment(outbox.createdAt),
    })
    .from(outbox)
    .leftJoin(messageDeliveries, eq(messageDeliveries.messageId, outbox.id))
    .where(and(isTheirs, isBehind({ at: outbox.createdAt, id: outbox.id }, 'newest', after)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(most + 1);
  return cutPage(rows, most, ({ exactly: at, id }) => ({ at, id }));
}
