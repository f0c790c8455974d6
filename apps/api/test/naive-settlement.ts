import { findOrder, recordEvent } from '../src/modules/billing/order-store.ts';
import { advanceOrder, type SettleNeeds } from '../src/modules/billing/settle-payment.ts';
import type { Evidence } from '../src/ports.ts';

/**
 * A settlement as it is often written: look whether the order is paid, and if not, pay it. It is right as long as one word
 * comes at a time. It is kept to prove that the tests of the real one would notice.
 */
export async function naiveSettlement(deps: SettleNeeds, evidence: Evidence) {
  const order = await findOrder(deps.db, evidence.transactionId);
  if (!order || order.state === 'paid') return;
  if (evidence.outcome === 'paid') await recordEvent(deps.db, order, 'callback', evidence);
  await deps.db.transaction((tx) => advanceOrder(deps, tx, order, { type: 'gateway-said', said: evidence }));
}
