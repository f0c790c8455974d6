import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOpenAccount } from '../../db/open-account.ts';
import { first, isAny, matches, requireFirst } from '../../db/rows.ts';
import { familyComments, familyLinks, predictionRuns, preferenceLists, students } from '../../db/schema/index.ts';

export type LinkRow = typeof familyLinks.$inferSelect;
export type CommentRow = typeof familyComments.$inferSelect;
type Owned = { id: string; studentId: string };
/** What a student's links open: one list or one saved prediction. */
export type Opens = { studentId: string } & ({ listId: string } | { runId: string });

const isAlive = gt(familyLinks.expiresAt, sql`app_now()`);
const liveOf = (of: Partial<LinkRow>) => and(matches(familyLinks, of), isAlive);

export const listLinks = (db: Db, of: Opens): Promise<LinkRow[]> =>
  db.select().from(familyLinks).where(liveOf(of)).orderBy(desc(familyLinks.createdAt), familyLinks.id);

export const countLiveLinks = (db: Db, studentId: string): Promise<number> =>
  db.$count(familyLinks, liveOf({ studentId }));

export const insertLink = (db: Db, link: typeof familyLinks.$inferInsert): Promise<LinkRow> =>
  requireFirst(db.insert(familyLinks).values(link).returning(), 'the link was not saved');

/** Gives a live link another token; undefined where there is no such link. */
export const replaceToken = (db: Db, owned: Owned, tokenHash: Buffer): Promise<LinkRow | undefined> =>
  first(db.update(familyLinks).set({ tokenHash }).where(liveOf(owned)).returning());

/** False when there was none. Its comments are deleted with it. */
export const deleteLink = (db: Db, owned: Owned): Promise<boolean> =>
  isAny(db.delete(familyLinks).where(matches(familyLinks, owned)).returning({ id: familyLinks.id }));

export const deleteLinksOf = (db: Db, studentId: string) =>
  db.delete(familyLinks).where(eq(familyLinks.studentId, studentId));

/** A link that was made while the account closed opens nothing. */
const opensBy = (tokenHash: Buffer) => and(liveOf({ tokenHash }), isOpenAccount(familyLinks.studentId));

/** The live link with a token, and the first name of its owner. */
export const findLinkByHash = (db: Db, tokenHash: Buffer) =>
  first(
    db
      .select({ link: familyLinks, firstName: students.firstName })
      .from(familyLinks)
      .innerJoin(students, eq(students.id, familyLinks.studentId))
      .where(opensBy(tokenHash)),
  );

/** The same link, locked until the transaction ends, so that comments are counted one after the other. */
export const lockLinkByHash = (db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> =>
  first(db.select().from(familyLinks).where(opensBy(tokenHash)).for('update'));

export const countView = (db: Db, id: string) =>
  db
    .update(familyLinks)
    .set({ views: sql`${familyLinks.views} + 1`, lastViewedAt: sql`app_now()` })
    .where(eq(familyLinks.id, id));

/** The comments of a link: of the last day, and of its whole life. */
export async function countComments(db: Db, linkId: string): Promise<{ lastDay: number; all: number }> {
  const [row] = await db
    .select({
      all: count(),
      lastDay: sql<number>`(count(*) filter (where ${familyComments.writtenAt} > app_now() - interval '1 day'))::int`,
    })
    .from(familyComments)
    .where(eq(familyComments.linkId, linkId));
  return row ?? { lastDay: 0, all: 0 };
}

export const insertComment = (db: Db, comment: typeof familyComments.$inferInsert) =>
  db.insert(familyComments).values(comment);

/** The comments that came through live links of a list or a prediction, newest first. */
export async function listComments(db: Db, of: Opens): Promise<CommentRow[]> {
  const rows = await db
    .select({ comment: familyComments })
    .from(familyComments)
    .innerJoin(familyLinks, eq(familyLinks.id, familyComments.linkId))
    .where(liveOf(of))
    .orderBy(desc(familyComments.writtenAt), familyComments.id);
  return rows.map(({ comment }) => comment);
}

/** Marks a comment and those before it as read; later ones may not have been shown yet. False when there is no such comment. */
export async function markReadTo(db: Db, of: Opens, newest: string): Promise<boolean> {
  const links = db.select({ id: familyLinks.id }).from(familyLinks).where(matches(familyLinks, of));
  const own = and(eq(familyComments.studentId, of.studentId), inArray(familyComments.linkId, links));
  const [shown] = await db
    .select({ writtenAt: sql<string>`${familyComments.writtenAt}::text` })
    .from(familyComments)
    .where(and(own, eq(familyComments.id, newest)));
  if (shown === undefined) return false;
  // As text, because a date of JavaScript would round off the microseconds.
  const isShown = sql`${familyComments.writtenAt} <= ${shown.writtenAt}::timestamptz`;
  await db
    .update(familyComments)
    .set({ readAt: sql`app_now()` })
    .where(and(own, isShown, isNull(familyComments.readAt)));
  return true;
}

/** False when there was none. */
export const deleteComment = (db: Db, owned: Owned): Promise<boolean> =>
  isAny(db.delete(familyComments).where(matches(familyComments, owned)).returning({ id: familyComments.id }));

const isUnread = (studentId: string) =>
  and(matches(familyComments, { studentId }), isNull(familyComments.readAt), isAlive);

/** The lists of a student with unread comments. */
export const listNewsOfLists = (db: Db, studentId: string) =>
  db
    .select({
      listId: preferenceLists.id,
      exam: preferenceLists.exam,
      listName: preferenceLists.name,
      comments: count(),
    })
    .from(familyComments)
    .innerJoin(familyLinks, eq(familyLinks.id, familyComments.linkId))
    .innerJoin(preferenceLists, eq(preferenceLists.id, familyLinks.listId))
    .where(isUnread(studentId))
    .groupBy(preferenceLists.id)
    .orderBy(preferenceLists.name, preferenceLists.id);

/** The predictions of a student with unread comments. */
export const listNewsOfRuns = (db: Db, studentId: string) =>
  db
    .select({
      runId: predictionRuns.id,
      exam: predictionRuns.exam,
      year: predictionRuns.year,
      comments: count(),
    })
    .from(familyComments)
    .innerJoin(familyLinks, eq(familyLinks.id, familyComments.linkId))
    .innerJoin(predictionRuns, eq(predictionRuns.id, familyLinks.runId))
    .where(isUnread(studentId))
    .groupBy(predictionRuns.id)
    .orderBy(desc(predictionRuns.createdAt), predictionRuns.id);
