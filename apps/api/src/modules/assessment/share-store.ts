import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOpenAccount } from '../../db/open-account.ts';
import { matches, requireFirst } from '../../db/rows.ts';
import { assessmentShares } from '../../db/schema/index.ts';

export type ShareRow = typeof assessmentShares.$inferSelect;

/** Replaces the link of the same purpose. */
export async function replaceShare(db: Db, share: typeof assessmentShares.$inferInsert): Promise<ShareRow> {
  const isSame = matches(assessmentShares, { assessmentId: share.assessmentId, purpose: share.purpose });
  await db.delete(assessmentShares).where(isSame);
  return requireFirst(db.insert(assessmentShares).values(share).returning(), 'the link was not kept');
}

const isAlive = gt(assessmentShares.expiresAt, sql`app_now()`);

/** The link of a purpose, while it is valid. */
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
    .where(and(eq(assessmentShares.tokenHash, tokenHash), isAlive, isOpenAccount(assessmentShares.studentId)));
  return found;
}

export const countView = (db: Db, id: string) =>
  db
    .update(assessmentShares)
    .set({ views: sql`${assessmentShares.views} + 1`, lastViewedAt: sql`app_now()` })
    .where(eq(assessmentShares.id, id));

export const deleteShares = (db: Db, assessmentId: string) =>
  db.delete(assessmentShares).where(eq(assessmentShares.assessmentId, assessmentId));

/** Ends the links of one purpose, for any sitting. */
export const deleteSharesFor = (db: Db, studentId: string, purpose: string) =>
  db.delete(assessmentShares).where(matches(assessmentShares, { studentId, purpose }));

export const deleteSharesBy = (db: Db, studentId: string) =>
  db.delete(assessmentShares).where(eq(assessmentShares.studentId, studentId));
