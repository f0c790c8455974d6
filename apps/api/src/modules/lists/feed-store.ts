import type { Exam } from '@dakhila/contract/exam';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOpenAccount } from '../../db/open-account.ts';
import { first, matches } from '../../db/rows.ts';
import { calendarFeeds } from '../../db/schema/index.ts';

type Feed = typeof calendarFeeds.$inferSelect;
type Own = { studentId: string; exam: Exam };

export const findFeed = (db: Db, { studentId, exam }: Own): Promise<Feed | undefined> =>
  first(db.select().from(calendarFeeds).where(matches(calendarFeeds, { studentId, exam })));

/** The feed with a token; none if its account is closed, even when the feed was made at that moment. */
export const findFeedByHash = (db: Db, tokenHash: Buffer): Promise<Feed | undefined> =>
  first(
    db
      .select()
      .from(calendarFeeds)
      .where(and(matches(calendarFeeds, { tokenHash }), isOpenAccount(calendarFeeds.studentId))),
  );

/** One feed for each exam: a new address replaces the old one. */
export const saveFeed = (db: Db, { tokenHash, language, ...own }: Omit<Feed, 'createdAt'>) =>
  db
    .insert(calendarFeeds)
    .values({ ...own, tokenHash, language })
    .onConflictDoUpdate({
      target: [calendarFeeds.studentId, calendarFeeds.exam],
      set: { tokenHash, language, createdAt: sql`app_now()` },
    });

export const deleteFeed = (db: Db, { studentId, exam }: Own) =>
  db.delete(calendarFeeds).where(matches(calendarFeeds, { studentId, exam }));

export const deleteFeedsOf = (db: Db, studentId: string) =>
  db.delete(calendarFeeds).where(eq(calendarFeeds.studentId, studentId));
