import type { ReviewReason } from '@dakhila/domain/billing/order';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { createStudent, holdStudent, lockSignup, PhoneTaken } from '../accounts/index.ts';
import { readBalances } from '../allowance/index.ts';
import { hasOtherPaidSignup } from './order-lookups.ts';
import type { Order } from './order-store.ts';

export type Credited = { ok: true; studentId: string } | { ok: false; reason: ReviewReason; studentId?: string };

/**
 * Whom a paid order credits: its student, or the one its sign-up now becomes. A sign-up that already has an account
 * credits that one, unless money was taken for a sign-up before.
 */
export async function findCreditedStudent(deps: Pick<Deps, 'newId'>, tx: Db, order: Order): Promise<Credited> {
  if (order.studentId) return judgeStudent(tx, order, order.studentId);
  const signup = order.signupId ? await lockSignup(tx, order.signupId) : undefined;
  // The details were changed after the order was made, and nobody has verified the new ones.
  if (!signup?.emailVerifiedAt || !signup.phoneVerifiedAt) return { ok: false, reason: 'unverified' };
  try {
    const { studentId, isNew } = await createStudent(deps, tx, signup.id, order.tierName);
    if (isNew) return { ok: true, studentId };
    await holdStudent(tx, studentId);
    // What costs nothing is for new accounts only: otherwise it could be had again and again.
    const isSecond = order.amountPaise === 0 || (await hasOtherPaidSignup(tx, studentId, order.id));
    return isSecond ? { ok: false, reason: 'second-signup', studentId } : { ok: true, studentId };
  } catch (error) {
    if (error instanceof PhoneTaken) return { ok: false, reason: 'phone-taken' };
    throw error;
  }
}

/** An erased account has nobody to credit. There is one assessment: of two orders for it that were both paid, the second credits nothing. */
async function judgeStudent(tx: Db, { id, purpose }: Order, studentId: string): Promise<Credited> {
  const student = await holdStudent(tx, studentId);
  if (student?.erasedAt) return { ok: false, reason: 'account-erased' };
  // It has a student because it was held for a person before.
  if (purpose === 'signup' && (await hasOtherPaidSignup(tx, studentId, id)))
    return { ok: false, reason: 'second-signup' };
  if (purpose !== 'psychometric') return { ok: true, studentId };
  const { assessments } = await readBalances(tx, studentId);
  return assessments.bought > 0 ? { ok: false, reason: 'second-assessment' } : { ok: true, studentId };
}
