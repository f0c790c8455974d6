import type { Db } from '../../db/client.ts';
import { lockSignup } from '../signup/index.ts';
import { holdStudent } from '../students/index.ts';
import type { Order } from './order-store.ts';
import type { Recipient } from './receipts.ts';

/** Who paid: an order under review may have no student, only a sign-up. Nobody, once the account is erased. */
export async function payerOf(tx: Db, order: Order): Promise<Recipient | undefined> {
  if (!order.studentId) return order.signupId ? lockSignup(tx, order.signupId) : undefined;
  const student = await holdStudent(tx, order.studentId);
  if (!student || student.erasedAt) return undefined;
  const { id, firstName, email } = student;
  return { studentId: id, firstName, email };
}
