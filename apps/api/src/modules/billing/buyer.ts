import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { Payer } from '../../ports.ts';
import { holdStudent, lockSignup, requireOwnSignup, requireVerifiedSignup, type Signup } from '../accounts/index.ts';

/** The buyer: a student, or a sign-up that may become one. */
export type Buyer = Payer & ({ studentId: string; signupId: null } | { studentId: null; signupId: string });

export type Person = { firstName: string; lastName: string; email: string; phone: string };

export const payerOf = ({ firstName, lastName, email, phone }: Person): Payer => ({
  name: `${firstName} ${lastName}`,
  email,
  phone,
});

export const signupBuyer = (signup: Signup): Buyer => ({ ...payerOf(signup), studentId: null, signupId: signup.id });

export async function studentBuyer(db: Db, studentId: string): Promise<Buyer> {
  const [student] = await db.select().from(students).where(eq(students.id, studentId));
  // The account was erased while its access token was still valid.
  if (!student) throw new DomainError('not-signed-in');
  return { ...payerOf(student), studentId, signupId: null };
}

/** This browser's verified sign-up, as a buyer. The e-mail in the call is compared, never trusted. */
export async function verifiedSignupBuyer(db: Db, signupId: string, email: string): Promise<Buyer> {
  return signupBuyer(await requireVerifiedSignup(db, signupId, email));
}

/** The buyer that this browser may act for: its student, else its pending sign-up. */
export async function buyerOfCaller(db: Db, { session, signupId }: Caller, email: string): Promise<Buyer> {
  if (session) {
    const buyer = await studentBuyer(db, session.studentId);
    if (buyer.email !== email) throw new DomainError('invalid-input', { message: messageOf('billing.ownEmail') });
    return buyer;
  }
  if (!signupId) throw new DomainError('no-pending-signup');
  return signupBuyer(await requireOwnSignup(db, signupId, email));
}

/** Locks the buyer until the transaction ends, so that two clicks run one after the other. */
export async function lockBuyer(tx: Db, buyer: Buyer): Promise<void> {
  if (buyer.studentId !== null) {
    if (!(await holdStudent(tx, buyer.studentId))) throw new DomainError('not-signed-in');
    return;
  }
  if (!(await lockSignup(tx, buyer.signupId))) throw new DomainError('no-pending-signup');
}

/** A sign-up that has become an account cannot buy any more. */
export async function requireOpenSignup(tx: Db, buyer: Buyer): Promise<void> {
  if (buyer.signupId === null) return;
  const signup = await lockSignup(tx, buyer.signupId);
  if (signup?.studentId) throw new DomainError('already-registered');
}
