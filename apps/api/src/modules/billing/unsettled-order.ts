import type { OrderStatus } from '@dakhila/contract/payments';
import { isOpen } from '@dakhila/domain/billing/order';
import type { Db } from '../../db/client.ts';
import { findLatestOrder } from './order-lookups.ts';
import { describeOrder } from './order-view.ts';

/** The student's newest order of the last day while its payment is not known; null otherwise. */
export async function findUnsettledOrder(db: Db, studentId: string): Promise<OrderStatus | null> {
  const latest = await findLatestOrder(db, { studentId, signupId: null });
  return latest && isOpen(latest.state) ? describeOrder(latest) : null;
}
