import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { notices } from '../../db/schema/index.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** The notice that was not cleared: it shows now, will show, or has run out. */
export async function findStanding(db: Db): Promise<NoticeRow | undefined> {
  const [found] = await db.select().from(notices).where(isNull(notices.clearedAt));
  return found;
}

/** The notice that everyone should see at this moment. */
export async function findShown(db: Db): Promise<NoticeRow | undefined> {
  const isNow = sql`${notices.showsFrom} <= app_now() and (${notices.showsUntil} is null or ${notices.showsUntil} > app_now())`;
  const [found] = await db
    .select()
    .from(notices)
    .where(and(isNull(notices.clearedAt), isNow));
  return found;
}

/** Ends the standing notice; undefined when there was none. */
export async function clearStanding(db: Db): Promise<NoticeRow | undefined> {
  const [cleared] = await db
    .update(notices)
    .set({ clearedAt: sql`app_now()` })
    .where(isNull(notices.clearedAt))
    .returning();
  return cleared;
}

export async function insertNotice(db: Db, notice: typeof notices.$inferInsert): Promise<NoticeRow> {
  const [made] = await db.insert(notices).values(notice).returning();
  if (!made) throw new Error('the notice was not kept');
  return made;
}
