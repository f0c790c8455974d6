import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { claimMessages } from '../messaging/index.ts';
import { claimSends } from './code-store.ts';
import { linkStudent, lockSignup } from './pending-store.ts';
import { recordAgreements } from './store.ts';

type Created = { studentId: string; isNew: boolean };

/**
 * Turns a verified sign-up into an account, in the caller's transaction. When another sign-up with the same verified
 * contacts was faster, its account is the one; calling it again answers with the same account.
 */
export async function createStudent(
  deps: Pick<Deps, 'newId'>,
  tx: Db,
  signupId: string,
  tierName: string,
): Promise<Created> {
  const signup = await lockSignup(tx, signupId);
  if (!signup?.emailVerifiedAt || !signup.phoneVerifiedAt)
    throw new Error('A student is made from a verified sign-up only');
  if (signup.studentId) return { studentId: signup.studentId, isNew: false };

  const { firstName, lastName, email, phone, affiliationCode, language } = signup;
  const [made] = await tx
    .insert(students)
    .values({ id: deps.newId(), firstName, lastName, email, phone, affiliationCode, language, tierName })
    .onConflictDoNothing()
    .returning({ id: students.id });
  const studentId = made?.id ?? (await findByVerifiedEmail(tx, email));
  if (!studentId) throw new PhoneTaken();
  if (made) {
    await recordAgreements(tx, studentId);
    const own = { studentId, contacts: [email, phone] };
    await claimMessages(tx, own);
    await claimSends(tx, own);
  }
  await linkStudent(tx, signupId, studentId);
  return { studentId, isNew: made !== undefined };
}

/** The number, not the address, now belongs to another account: a person has to decide. */
export class PhoneTaken extends Error {
  override name = 'PhoneTaken';
}

async function findByVerifiedEmail(tx: Db, email: string) {
  const [student] = await tx.select({ id: students.id }).from(students).where(eq(students.email, email));
  return student?.id;
}
