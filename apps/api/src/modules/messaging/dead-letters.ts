import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { forgetReports } from './delivery-store.ts';
import { openContent } from './message.ts';
import { addPointer, hastenPointers } from './pointers.ts';

/** A message that an operator sends again expires like a receipt. */
const SECOND_LIFE_SECONDS = 24 * 3600;

/** A page of failed messages, newest first, and where the next one begins. */
export async function readDeadLetters(db: Db, { after, most }: { after: string | undefined; most: number }) {
  const rows = await db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      recipient: outbox.recipient,
      attempts: outbox.attempts,
      reason: outbox.lastError,
      createdAt: outbox.createdAt,
      exactly: exactMoment(outbox.createdAt),
    })
    .from(outbox)
    .where(and(eq(outbox.state, 'dead'), isBehind({ at: outbox.createdAt, id: outbox.id }, 'newest', after)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(most + 1);
  return cutPage(rows, most, ({ exactly: at, id }) => ({ at, id }));
}

/** A statement about this many messages stays within its time limit. */
const BATCH = 5_000;
/** Fewer where their texts are read into memory. */
const BATCH_WITH_TEXTS = 500;

/** Deletes failed messages, in the caller's transaction and in batches. A recent receipt stays: it is the proof of a payment. */
export async function dropDeadLetters(db: Db, id: string | 'all'): Promise<{ dropped: number; kept: number }> {
  const isMeant = id === 'all' ? sql`true` : sql`${outbox.id} = ${id}`;
  const isReceipt = sql`exists (select from orders where orders.receipt_id = ${outbox.id} and orders.paid_at > app_now() - interval '12 hours')`;
  const kept = await db.$count(outbox, and(eq(outbox.state, 'dead'), isMeant, isReceipt));
  const isUnneeded = and(eq(outbox.state, 'dead'), isMeant, sql`not ${isReceipt}`);
  const dropped = await inBatches(async () => {
    const some = db.select({ id: outbox.id }).from(outbox).where(isUnneeded).limit(BATCH);
    return db.delete(outbox).where(and(isUnneeded, inArray(outbox.id, some)));
  });
  return { dropped, kept };
}

/** Repeats a statement that changes at most a batch until there is nothing left. Returns how many rows it changed. */
async function inBatches(change: () => Promise<{ rowCount: number | null }>): Promise<number> {
  let changed = 0;
  for (let count = BATCH; count === BATCH; changed += count) count = (await change()).rowCount ?? 0;
  return changed;
}

type Revival = { id: string; isRevived: boolean; why: string };

/** Sends failed messages again, in the caller's transaction; all of them without an id. Unreadable ones, or those with an expired code, stay failed. */
export async function reviveDeadLetters(needs: Pick<Deps, 'secrets'>, db: Db, id: string | 'all'): Promise<Revival[]> {
  if (id !== 'all') return reviveBatch(needs, db, eq(outbox.id, id));
  const revivals: Revival[] = [];
  for (let last: string | undefined, isDone = false; !isDone; last = revivals.at(-1)?.id) {
    // Those that stay failed are passed over by their id.
    const batch = await reviveBatch(needs, db, last === undefined ? undefined : gt(outbox.id, last));
    revivals.push(...batch);
    isDone = batch.length < BATCH_WITH_TEXTS;
  }
  return revivals;
}

/** Sends the first batch of failed messages again, in the order of their ids. */
async function reviveBatch({ secrets }: Pick<Deps, 'secrets'>, db: Db, isMeant: SQL | undefined): Promise<Revival[]> {
  const letters = await db
    .select({ id: outbox.id, sealed: outbox.sealed, isExpired: sql<boolean>`${outbox.expiresAt} <= app_now()` })
    .from(outbox)
    .where(and(eq(outbox.state, 'dead'), isMeant))
    .orderBy(outbox.id)
    .limit(BATCH_WITH_TEXTS)
    .for('update');
  const revivals = letters.map(({ id, sealed, isExpired }) => {
    const content = openContent(secrets, sealed);
    if (!content) return { id, isRevived: false, why: 'cannot be read with the present secret' };
    if (content.code && isExpired) return { id, isRevived: false, why: 'its code has expired' };
    return { id, isRevived: true, why: 'waits to be sent' };
  });
  const revived = revivals.flatMap(({ id, isRevived }) => (isRevived ? [id] : []));
  if (revived.length > 0) await wakeUp(db, revived);
  return revivals;
}

/** A code keeps its expiry, and a message that has not expired is not extended. */
async function wakeUp(db: Db, ids: string[]) {
  const secondLife = sql`app_now() + make_interval(secs => ${SECOND_LIFE_SECONDS})`;
  await db
    .update(outbox)
    .set({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: sql`app_now()`,
      lastError: null,
      expiresAt: sql`case when ${outbox.expiresAt} <= app_now() then ${secondLife} else ${outbox.expiresAt} end`,
    })
    .where(inArray(outbox.id, ids))
    .returning({ pointer: addPointer() });
  await forgetReports(db, ids);
  await hastenPointers(db, ids);
}

/** Marks every waiting message as failed, in the caller's transaction and in batches. Returns how many: each may be sent again or deleted. */
export const holdWaiting = (db: Db): Promise<number> =>
  inBatches(async () => {
    const some = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'waiting')).limit(BATCH);
    return db
      .update(outbox)
      .set({ state: 'dead', lastError: 'held back by an operator' })
      .where(and(eq(outbox.state, 'waiting'), inArray(outbox.id, some)));
  });
