import { LEGAL_DOCUMENTS, LEGAL_VERSION } from '@dakhila/domain/privacy/legal-version';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { agreements } from '../../db/schema/index.ts';

/** Keeps that a student accepted the terms and the privacy policy as they now stand, in the caller's transaction. */
export const recordAgreements = (tx: Db, studentId: string) =>
  tx
    .insert(agreements)
    .values(LEGAL_DOCUMENTS.map((document) => ({ studentId, document, version: LEGAL_VERSION })))
    .onConflictDoNothing();

/** What a student accepted, oldest first. */
export const listAgreements = (db: Db, studentId: string) =>
  db
    .select()
    .from(agreements)
    .where(eq(agreements.studentId, studentId))
    .orderBy(asc(agreements.acceptedAt), asc(agreements.document));

/** Whether the student accepted all texts as they now stand. */
export async function hasCurrentAgreements(db: Db, studentId: string): Promise<boolean> {
  const [found] = await db
    .select({ count: count() })
    .from(agreements)
    .where(and(eq(agreements.studentId, studentId), eq(agreements.version, LEGAL_VERSION)));
  return found?.count === LEGAL_DOCUMENTS.length;
}
