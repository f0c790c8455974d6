import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { WAKE_CHANNEL } from './channels.ts';
import { openContent } from './content.ts';

/** A message an operator sends again lives as long as a receipt does. */
const SECOND_LIFE_SECONDS = 24 * 3600;

/** The messages that were given up, newest first. */
export const listDeadLetters = (db: Db, limit: number) =>
  db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      recipient: outbox.recipient,
      attempts: outbox.attempts,
      reason: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(eq(outbox.state, 'dead'))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);

type Revival = { id: string; isRevived: boolean; why: string };

/**
 * Gives messages that were given up another life, in the caller's transaction; all of them when no ids are named. What
 * cannot be read any more, or would bring a code that no longer works, stays dead.
 */
export async function reviveDeadLetters(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Db,
  ids: string[] | 'all',
): Promise<Revival[]> {
  const isDead = eq(outbox.state, 'dead');
  const letters = await db
    .select({ id: outbox.id, sealed: outbox.sealed, isExpired: sql<boolean>`${outbox.expiresAt} <= app_now()` })
    .from(outbox)
    .where(ids === 'all' ? isDead : and(isDead, inArray(outbox.id, ids)))
    .for('update');
  const judged = letters.map(({ id, sealed, isExpired }) => {
    const content = openContent(secrets, sealed);
    if (!content) return { id, isRevived: false, why: 'cannot be read with the present secret' };
    if (content.code && isExpired) return { id, isRevived: false, why: 'its code has expired' };
    return { id, isRevived: true, why: 'waits to be sent' };
  });
  const revived = judged.flatMap(({ id, isRevived }) => (isRevived ? [id] : []));
  if (revived.length > 0) await wakeUp(db, revived);
  return judged;
}

/** A code keeps its own end: a second life must not outlast it, and what has not expired is not prolonged. */
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
    .where(inArray(outbox.id, ids));
  await db.execute(sql`select pg_notify(${WAKE_CHANNEL}, '')`);
}
