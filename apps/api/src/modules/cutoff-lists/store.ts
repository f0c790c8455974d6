import { MOST_WAITING_LISTS } from '@dakhila/domain/staff/cutoff-lists';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { first } from '../../db/rows.ts';
import { cutoffLists } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

/** A list without its file, which only applying it needs. */
const { content: _content, ...HEAD } = getTableColumns(cutoffLists);
export type StoredList = Omit<typeof cutoffLists.$inferSelect, 'content'>;

/** A page; the desk shows the first. */
const A_PAGE = 50;

/** A page of lists, newest first, and where the next one begins. */
export async function readNewest(db: Db, after?: string) {
  const rows = await db
    .select({ ...HEAD, exactly: exactMoment(cutoffLists.uploadedAt) })
    .from(cutoffLists)
    .where(isBehind({ at: cutoffLists.uploadedAt, id: cutoffLists.id }, 'newest', after))
    .orderBy(desc(cutoffLists.uploadedAt), desc(cutoffLists.id))
    .limit(A_PAGE + 1);
  return cutPage(rows, A_PAGE, ({ exactly: at, id }) => ({ at, id }));
}

export const findList = async (db: Db, id: string): Promise<StoredList | undefined> =>
  isUuid(id) ? first(db.select(HEAD).from(cutoffLists).where(eq(cutoffLists.id, id))) : undefined;

/** Locks a list until the transaction ends: of two decisions at once, the second finds it decided. */
export const lockList = async (db: Db, id: string): Promise<StoredList | undefined> =>
  isUuid(id) ? first(db.select(HEAD).from(cutoffLists).where(eq(cutoffLists.id, id)).for('update')) : undefined;

/** The file of a list, gzipped. */
export const findContent = async (db: Db, id: string): Promise<Buffer | null> =>
  (await first(db.select({ content: cutoffLists.content }).from(cutoffLists).where(eq(cutoffLists.id, id))))?.content ??
  null;

export const insertList = (db: Db, list: typeof cutoffLists.$inferInsert) => db.insert(cutoffLists).values(list);

export const updateList = (db: Db, id: string, changes: Partial<typeof cutoffLists.$inferInsert>) =>
  db.update(cutoffLists).set(changes).where(eq(cutoffLists.id, id));

/** Whether no further list may wait for a decision. */
export const areTooManyWaiting = async (db: Db): Promise<boolean> =>
  (await db.$count(cutoffLists, inArray(cutoffLists.state, ['checked', 'faulty']))) >= MOST_WAITING_LISTS;
