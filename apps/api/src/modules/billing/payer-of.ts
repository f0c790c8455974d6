import type { Db } from '../../db/client.ts';
import { holdStudent, lockSignup } from '../accounts/index.ts';
import type { Order } from './order-store.ts';
import type { Recipient } from './receipts.ts';

/** The payer of an order. An order under review may have only a sign-up; after the account is erased there is no payer. */
export async function payerOf(tx: Db, order: Order): Promise<Recipient | undefined> {
  if (!order.studentId) return order.signupId ? lockSignup(tx, order.signupId) : undefined;
  const student = await holdStudent(tx, order.studentId);
  if (!student || student.erasedAt) return undefined;
  const { id, firstName, email } = student;
  return { studentId: id, firstName, email };
}
