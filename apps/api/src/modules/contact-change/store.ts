import { CONTACT_CHANGE_SECONDS } from '@dakhila/domain/privacy/policy';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactChanges, knownBrowsers, students } from '../../db/schema/index.ts';
import { isRegistered, type Student } from '../students/index.ts';

export type Change = typeof contactChanges.$inferSelect;
type Kind = Change['kind'];

/** The change on its way, unless it has waited too long. */
export async function findChange(db: Db, studentId: string): Promise<Change | undefined> {
  const isYoung = gt(contactChanges.createdAt, sql`app_now() - make_interval(secs => ${CONTACT_CHANGE_SECONDS})`);
  const [change] = await db
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.studentId, studentId), isYoung));
  return change;
}

/** Puts a change in the place of the one before it. */
export async function replaceChange(
  tx: Db,
  change: Pick<Change, 'id' | 'studentId' | 'kind' | 'oldContact' | 'newContact'>,
): Promise<Change> {
  await deleteChange(tx, change.studentId);
  const [made] = await tx.insert(contactChanges).values(change).returning();
  if (!made) throw new Error('the change was not kept');
  return made;
}

export const markOldConfirmed = (tx: Db, id: string) =>
  tx.update(contactChanges).set({ oldConfirmedAt: sql`app_now()` }).where(eq(contactChanges.id, id));

export const deleteChange = (tx: Db, studentId: string) =>
  tx.delete(contactChanges).where(eq(contactChanges.studentId, studentId));

/** Ends one change, and none that was begun since. */
export const endChange = (tx: Db, id: string) => tx.delete(contactChanges).where(eq(contactChanges.id, id));

export const contactOf = ({ email, phone }: Student, kind: Kind) => (kind === 'email' ? email : phone);

/** Whether the new address or number belongs to an account. */
export const isTaken = (db: Db, { kind, newContact }: Pick<Change, 'kind' | 'newContact'>): Promise<boolean> =>
  isRegistered(db, { [kind]: newContact });

export const setContact = (tx: Db, studentId: string, kind: Kind, contact: string) =>
  tx
    .update(students)
    .set(kind === 'email' ? { email: contact } : { phone: contact })
    .where(eq(students.id, studentId));

/** Every other browser is a stranger again. */
export const forgetOtherBrowsers = (tx: Db, studentId: string, browserId: string) =>
  tx.delete(knownBrowsers).where(and(eq(knownBrowsers.studentId, studentId), ne(knownBrowsers.browserId, browserId)));
