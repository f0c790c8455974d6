import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assessmentShares } from '../../db/schema/index.ts';

export type ShareRow = typeof assessmentShares.$inferSelect;

/** Puts a link in the place of the one made for the same purpose before. */
export async function replaceShare(db: Db, share: typeof assessmentShares.$inferInsert): Promise<ShareRow> {
  const isSame = and(
    eq(assessmentShares.assessmentId, share.assessmentId),
    eq(assessmentShares.purpose, share.purpose),
  );
  await db.delete(assessmentShares).where(isSame);
  const [made] = await db.insert(assessmentShares).values(share).returning();
  if (!made) throw new Error('the link was not kept');
  return made;
}

const isAlive = gt(assessmentShares.expiresAt, sql`app_now()`);

/** The link made for a purpose, while it works. */
export async function findShare(db: Db, assessmentId: string, purpose: string): Promise<ShareRow | undefined> {
  const [found] = await db
    .select()
    .from(assessmentShares)
    .where(and(eq(assessmentShares.assessmentId, assessmentId), eq(assessmentShares.purpose, purpose), isAlive));
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
  db
    .delete(assessmentShares)
    .where(and(eq(assessmentShares.studentId, studentId), eq(assessmentShares.purpose, purpose)));

/** Ends all that a student shared. */
export const deleteSharesBy = (db: Db, studentId: string) =>
  db.delete(assessmentShares).where(eq(assessmentShares.studentId, studentId));
