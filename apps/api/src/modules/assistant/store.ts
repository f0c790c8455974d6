import type { Answer, ConversationContext } from '@dakhila/domain/assistant/types';
import { type ExchangeState, LONGEST_WORK_SECONDS } from '@dakhila/domain/conversations/conversation';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, isAny, matches } from '../../db/rows.ts';
import { assistantConversations as conversations, assistantExchanges as exchanges } from '../../db/schema/index.ts';

export type StoredConversation = typeof conversations.$inferSelect;
export type StoredExchange = typeof exchanges.$inferSelect;
type Owned = { id: string; studentId: string };

const own = ({ id, studentId }: Owned) => matches(conversations, { id, studentId });

type Page = { before?: Date | undefined; most: number };

/** The conversations of a student, the latest first; of a long list the part that was last spoken in before a moment. */
export const listConversations = (db: Db, studentId: string, { before, most }: Page) =>
  db
    .select({ id: conversations.id, title: conversations.title, updatedAt: conversations.updatedAt })
    .from(conversations)
    .where(and(eq(conversations.studentId, studentId), before && lt(conversations.updatedAt, before)))
    .orderBy(desc(conversations.updatedAt), conversations.id)
    .limit(most);

export const findConversation = (db: Db, owned: Owned): Promise<StoredConversation | undefined> =>
  first(db.select().from(conversations).where(own(owned)));

export const insertConversation = (db: Db, row: Pick<StoredConversation, 'id' | 'studentId' | 'title'>) =>
  db.insert(conversations).values(row);

/** Whether there was such a conversation to rename. */
export const renameConversation = (db: Db, owned: Owned, title: string): Promise<boolean> =>
  isAny(db.update(conversations).set({ title }).where(own(owned)).returning({ id: conversations.id }));

/** Whether there was such a conversation to delete. Its exchanges go with it. */
export const deleteConversation = (db: Db, owned: Owned): Promise<boolean> =>
  isAny(db.delete(conversations).where(own(owned)).returning({ id: conversations.id }));

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
    .where(matches(exchanges, { conversationId, state: 'done' }))
    .orderBy(desc(exchanges.askedAt), desc(exchanges.id))
    .limit(most);
  return latest.toReversed();
}

export const countExchanges = (db: Db, conversationId: string): Promise<number> =>
  db.$count(exchanges, eq(exchanges.conversationId, conversationId));

export async function findExchange(db: Db, key: { studentId: string; clientMessageId: string }) {
  const [found] = await db
    .select()
    .from(exchanges)
    .where(matches(exchanges, { studentId: key.studentId, clientMessageId: key.clientMessageId }));
  return found;
}

type NewExchange = Pick<
  StoredExchange,
  'id' | 'conversationId' | 'studentId' | 'clientMessageId' | 'question' | 'state'
>;

/** Stores a question; false when the same message is stored already. */
export const insertExchange = (db: Db, row: NewExchange): Promise<boolean> =>
  isAny(db.insert(exchanges).values(row).onConflictDoNothing().returning({ id: exchanges.id }));

/** Claims a question without a complete answer: it failed, was stopped, or was abandoned. Exactly one of concurrent calls gets it. */
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
    matches(exchanges, { id, state: 'working' }),
    // The value that was read has no microseconds.
    sql`date_trunc('milliseconds', ${exchanges.claimedAt}) = ${claimedAt.toISOString()}::timestamptz`,
  );

/** Ends the work on a question. False when another call has claimed it, or the conversation was deleted. */
export const saveExchange = (
  db: Db,
  claim: Claim,
  ended: { state: ExchangeState; answer: Answer | null },
): Promise<boolean> => isAny(db.update(exchanges).set(ended).where(isHeld(claim)).returning({ id: exchanges.id }));

/** Deletes a question in work; false when another call has claimed it. */
export const deleteExchange = (db: Db, claim: Claim): Promise<boolean> =>
  isAny(db.delete(exchanges).where(isHeld(claim)).returning({ id: exchanges.id }));

/** Updates the time and the context of a conversation. */
export const touchConversation = (db: Db, id: string, context?: ConversationContext) =>
  db
    .update(conversations)
    .set({ updatedAt: sql`app_now()`, ...(context === undefined ? {} : { context }) })
    .where(eq(conversations.id, id));
