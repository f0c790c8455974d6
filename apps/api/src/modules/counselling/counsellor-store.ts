import type { Language, Topic } from '@dakhila/domain/counselling/topics';
import { and, asc, avg, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { counsellingBookings, counsellors } from '../../db/schema/index.ts';

export type CounsellorRow = typeof counsellors.$inferSelect;
export type NewCounsellor = Omit<typeof counsellors.$inferInsert, 'isActive' | 'createdAt'>;
type Wanted = { language?: Language | undefined; topic?: Topic | undefined };

/** Who takes bookings, by name; of a language and a topic if they are named. */
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

export const listAll = (db: Db) => db.select().from(counsellors).orderBy(asc(counsellors.name));

export async function findCounsellor(db: Db, id: string): Promise<CounsellorRow | undefined> {
  const [found] = await db.select().from(counsellors).where(eq(counsellors.id, id));
  return found;
}

/** One change of a counsellor's calendar at a time: whoever comes second waits here, and then sees what the first has done. */
export async function lockCounsellor(db: Db, id: string): Promise<CounsellorRow | undefined> {
  const [found] = await db.select().from(counsellors).where(eq(counsellors.id, id)).for('no key update');
  return found;
}

/** False when the id is taken. */
export async function insertCounsellor(db: Db, counsellor: NewCounsellor): Promise<boolean> {
  const added = await db.insert(counsellors).values(counsellor).onConflictDoNothing().returning({ id: counsellors.id });
  return added.length > 0;
}

export const setActive = (db: Db, id: string, isActive: boolean) =>
  db.update(counsellors).set({ isActive }).where(eq(counsellors.id, id));

/** Stars by counsellor: how many gave them, and what they come to. */
export async function readRatings(db: Db): Promise<Map<string, { average: number; count: number }>> {
  const { counsellorId, stars } = counsellingBookings;
  const rows = await db
    .select({ counsellorId, average: avg(stars).mapWith(Number), count: count() })
    .from(counsellingBookings)
    .where(isNotNull(stars))
    .groupBy(counsellorId);
  return new Map(rows.map((row) => [row.counsellorId, row]));
}
