import type { Language, Topic } from '@dakhila/domain/counselling/topics';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, isAny } from '../../db/rows.ts';
import { counsellors } from '../../db/schema/index.ts';

export type CounsellorRow = typeof counsellors.$inferSelect;
export type NewCounsellor = Omit<
  typeof counsellors.$inferInsert,
  'isActive' | 'createdAt' | 'ratings' | 'stars' | 'staffId'
>;
type Wanted = { language?: Language | undefined; topic?: Topic | undefined };

/** Active counsellors by name; of a language and a topic if given. */
export const listActive = (db: Db, { language, topic }: Wanted) =>
  db
    .select()
    .from(counsellors)
    .where(
      and(
        eq(counsellors.isActive, true),
        language && sql`${language} = any (${counsellors.languages})`,
        topic && sql`${topic} = any (${counsellors.topics})`,
      ),
    )
    .orderBy(asc(counsellors.name));

/** The counsellor that a member of the staff is. */
export const findByMember = (db: Db, staffId: string): Promise<CounsellorRow | undefined> =>
  first(db.select().from(counsellors).where(eq(counsellors.staffId, staffId)));

/** Makes a member of the staff this counsellor, or nobody. */
export const setMember = (db: Db, id: string, staffId: string | null) =>
  db.update(counsellors).set({ staffId }).where(eq(counsellors.id, id));

export const listAll = (db: Db) => db.select().from(counsellors).orderBy(asc(counsellors.name));

export const findCounsellor = (db: Db, id: string): Promise<CounsellorRow | undefined> =>
  first(db.select().from(counsellors).where(eq(counsellors.id, id)));

/** Locks a counsellor: the next change of the calendar waits, and then sees this one. */
export const lockCounsellor = (db: Db, id: string): Promise<CounsellorRow | undefined> =>
  first(db.select().from(counsellors).where(eq(counsellors.id, id)).for('no key update'));

/** Locks every counsellor, in one order: all bookings and changes of calendars wait. */
export const lockAllCounsellors = (db: Db) =>
  db.select({ id: counsellors.id }).from(counsellors).orderBy(asc(counsellors.id)).for('no key update');

/** False when the id is taken. */
export const insertCounsellor = (db: Db, counsellor: NewCounsellor): Promise<boolean> =>
  isAny(db.insert(counsellors).values(counsellor).onConflictDoNothing().returning({ id: counsellors.id }));

export const setActive = (db: Db, id: string, isActive: boolean) =>
  db.update(counsellors).set({ isActive }).where(eq(counsellors.id, id));

/** The number and average of ratings by counsellor. */
export async function readRatings(db: Db): Promise<Map<string, { average: number; count: number }>> {
  const { id: counsellorId, ratings: count, stars } = counsellors;
  const rows = await db.select({ counsellorId, count, stars }).from(counsellors).where(gt(count, 0));
  return new Map(rows.map((row) => [row.counsellorId, { count: row.count, average: row.stars / row.count }]));
}

/** Adds a rating to the sums of a counsellor, or the difference of a changed one. */
export const addRating = (tx: Db, counsellorId: string, added: { ratings: number; stars: number }) =>
  tx
    .update(counsellors)
    .set({
      ratings: sql`${counsellors.ratings} + ${added.ratings}`,
      stars: sql`${counsellors.stars} + ${added.stars}`,
    })
    .where(eq(counsellors.id, counsellorId));
