import { isOpen } from '@dakhila/domain/billing/order';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { findLatestOrder } from './order-lookups.ts';
import type { Order } from './order-store.ts';

/** The newest order of this student or of this browser's sign-up, unless it is paid, and where it can still be paid. */
export async function findCurrentPayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { session, signupId }: Caller,
): Promise<{ order: Order | null; gatewayUrl: string | null }> {
  const studentId = session?.studentId ?? null;
  const latest = studentId || signupId ? await findLatestOrder(db, { studentId, signupId }) : undefined;
  if (!latest || latest.paidAt) return { order: null, gatewayUrl: null };
  const isPayable = isOpen(latest.state) && now() < latest.expiresAt;
  return { order: latest, gatewayUrl: isPayable ? latest.gatewayUrl : null };
}
