import type { Answer, ConversationContext } from '@dakhila/domain/assistant/types';
import { type ExchangeState, LONGEST_WORK_SECONDS } from '@dakhila/domain/conversations/conversation';
import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assistantConversations as conversations, assistantExchanges as exchanges } from '../../db/schema/index.ts';

export type StoredConversation = typeof conversations.$inferSelect;
export type StoredExchange = typeof exchanges.$inferSelect;
type Owned = { id: string; studentId: string };

const own = ({ id, studentId }: Owned) => and(eq(conversations.id, id), eq(conversations.studentId, studentId));

type Page = { before?: Date | undefined; most: number };

/** The conversations of a student, the latest first; of a long list the part that was last spoken in before a moment. */
export const listConversations = (db: Db, studentId: string, { before, most }: Page) =>
  db
    .select({ id: conversations.id, title: conversations.title, updatedAt: conversations.updatedAt })
    .from(conversations)
    .where(and(eq(conversations.studentId, studentId), before && lt(conversations.updatedAt, before)))
    .orderBy(desc(conversations.updatedAt), conversations.id)
    .limit(most);

export async function findConversation(db: Db, owned: Owned): Promise<StoredConversation | undefined> {
  const [found] = await db.select().from(conversations).where(own(owned));
  return found;
}

export const insertConversation = (db: Db, row: Pick<StoredConversation, 'id' | 'studentId' | 'title'>) =>
  db.insert(conversations).values(row);

/** Whether there was such a conversation to rename. */
export async function renameConversation(db: Db, owned: Owned, title: string): Promise<boolean> {
  const renamed = await db.update(conversations).set({ title }).where(own(owned)).returning({ id: conversations.id });
  return renamed.length > 0;
}

/** Whether there was such a conversation to delete. Its exchanges go with it. */
export async function deleteConversation(db: Db, owned: Owned): Promise<boolean> {
  const gone = await db.delete(conversations).where(own(owned)).returning({ id: conversations.id });
  return gone.length > 0;
}

/** The exchanges of a conversation in order. */
export const listExchanges = (db: Db, conversationId: string): Promise<StoredExchange[]> =>
  db
    .select()
    .from(exchanges)
    .where(eq(exchanges.conversationId, conversationId))
    .orderBy(asc(exchanges.askedAt), asc(exchanges.id));

/** The last answered exchanges of a conversation, in order. */
export async function listLatestAnswered(db: Db, conversationId: string, most: number): Promise<StoredExchange[]> {
  const latest = await db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.conversationId, conversationId), eq(exchanges.state, 'done')))
    .orderBy(desc(exchanges.askedAt), desc(exchanges.id))
    .limit(most);
  return latest.toReversed();
}

export async function countExchanges(db: Db, conversationId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exchanges).where(eq(exchanges.conversationId, conversationId));
  return row?.total ?? 0;
}

export async function findExchange(db: Db, key: { studentId: string; clientMessageId: string }) {
  const [found] = await db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.studentId, key.studentId), eq(exchanges.clientMessageId, key.clientMessageId)));
  return found;
}

type NewExchange = Pick<
  StoredExchange,
  'id' | 'conversationId' | 'studentId' | 'clientMessageId' | 'question' | 'state'
>;

/** Writes a question down. False: the same message is there already; of two that race, one is told so. */
export async function insertExchange(db: Db, row: NewExchange): Promise<boolean> {
  const written = await db.insert(exchanges).values(row).onConflictDoNothing().returning({ id: exchanges.id });
  return written.length > 0;
}

/** Takes up a question again that has no whole answer: it failed, was stopped, or whoever worked on it is gone. Exactly one of many gets it. */
export async function reclaimExchange(db: Db, id: string): Promise<StoredExchange | undefined> {
  const abandoned = sql`${exchanges.claimedAt} < app_now() - make_interval(secs => ${LONGEST_WORK_SECONDS})`;
  const [claimed] = await db
    .update(exchanges)
    .set({ state: 'working', answer: null, claimedAt: sql`app_now()` })
    .where(
      and(
        eq(exchanges.id, id),
        sql`(${exchanges.state} in ('failed', 'stopped') or (${exchanges.state} = 'working' and ${abandoned}))`,
      ),
    )
    .returning();
  return claimed;
}

type Claim = Pick<StoredExchange, 'id' | 'claimedAt'>;

const isHeld = ({ id, claimedAt }: Claim) =>
  and(
    eq(exchanges.id, id),
    eq(exchanges.state, 'working'),
    // What was read has no microseconds.
    sql`date_trunc('milliseconds', ${exchanges.claimedAt}) = ${claimedAt.toISOString()}::timestamptz`,
  );

/** Ends the work on a question. False, and nothing happens, when it is somebody else's work by now or the conversation was deleted. */
export async function saveExchange(
  db: Db,
  claim: Claim,
  ended: { state: ExchangeState; answer: Answer | null },
): Promise<boolean> {
  const saved = await db.update(exchanges).set(ended).where(isHeld(claim)).returning({ id: exchanges.id });
  return saved.length > 0;
}

/** Takes a question off the paper that is being worked on; false when it is somebody else's work by now. */
export async function deleteExchange(db: Db, claim: Claim): Promise<boolean> {
  const gone = await db.delete(exchanges).where(isHeld(claim)).returning({ id: exchanges.id });
  return gone.length > 0;
}

/** Notes that something was said, and what the conversation is about now. */
export const touchConversation = (db: Db, id: string, context?: ConversationContext) =>
  db
    .update(conversations)
    .set({ updatedAt: sql`app_now()`, ...(context === undefined ? {} : { context }) })
    .where(eq(conversations.id, id));
