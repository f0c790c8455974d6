import type { Dashboard } from '@dakhila/contract/dashboard';
import { isOpen } from '@dakhila/domain/billing/order';
import type { Db } from '../../db/client.ts';
import { findLatestOrder } from './order-lookups.ts';
import { describeOrder } from './order-view.ts';

/** The student's newest order while its payment is not known, or while our team looks at it; null otherwise. */
export async function findUnsettledOrder(db: Db, studentId: string): Promise<Dashboard['payment']> {
  const latest = await findLatestOrder(db, { studentId, signupId: null });
  if (!latest) return null;
  const { plan, amount, purpose } = describeOrder(latest);
  if (latest.state === 'review') return { plan, amount, purpose, state: 'review' };
  return isOpen(latest.state) ? { plan, amount, purpose, state: 'processing' } : null;
}
