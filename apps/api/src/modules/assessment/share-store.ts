import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { demandFirst, matches } from '../../db/rows.ts';
import { assessmentShares } from '../../db/schema/index.ts';

export type ShareRow = typeof assessmentShares.$inferSelect;

/** Puts a link in the place of the one made for the same purpose before. */
export async function replaceShare(db: Db, share: typeof assessmentShares.$inferInsert): Promise<ShareRow> {
  const isSame = matches(assessmentShares, { assessmentId: share.assessmentId, purpose: share.purpose });
  await db.delete(assessmentShares).where(isSame);
  return demandFirst(db.insert(assessmentShares).values(share).returning(), 'the link was not kept');
}

const isAlive = gt(assessmentShares.expiresAt, sql`app_now()`);

/** The link made for a purpose, while it works. */
export async function findShare(db: Db, assessmentId: string, purpose: string): Promise<ShareRow | undefined> {
  const [found] = await db
    .select()
    .from(assessmentShares)
    .where(and(matches(assessmentShares, { assessmentId, purpose }), isAlive));
  return found;
}

export async function findShareByHash(db: Db, tokenHash: Buffer): Promise<ShareRow | undefined> {
  const [found] = await db
    .select()
    .from(assessmentShares)
    .where(and(eq(assessmentShares.tokenHash, tokenHash), isAlive));
  return found;
}

export const countView = (db: Db, id: string) =>
  db
    .update(assessmentShares)
    .set({ views: sql`${assessmentShares.views} + 1`, lastViewedAt: sql`app_now()` })
    .where(eq(assessmentShares.id, id));

export const deleteShares = (db: Db, assessmentId: string) =>
  db.delete(assessmentShares).where(eq(assessmentShares.assessmentId, assessmentId));

/** Ends what was shared for one purpose, of whichever sitting. */
export const deleteSharesFor = (db: Db, studentId: string, purpose: string) =>
  db.delete(assessmentShares).where(matches(assessmentShares, { studentId, purpose }));

/** Ends all that a student shared. */
export const deleteSharesBy = (db: Db, studentId: string) =>
  db.delete(assessmentShares).where(eq(assessmentShares.studentId, studentId));
