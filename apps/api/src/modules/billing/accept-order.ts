import { DomainError } from '@dakhila/domain/errors';
import { advanceOrder } from './advance-order.ts';
import { findOrder, lockOrder, type Order, recordEvent } from './order-store.ts';
import type { SettleNeeds } from './settle-payment.ts';

/** Credits an order under review on an operator's word. It stays under review when there is still nobody to credit. */
export async function acceptOrder(deps: SettleNeeds, transactionId: string): Promise<Order> {
  const found = await findOrder(deps.db, transactionId);
  if (!found) throw new DomainError('not-found');
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order.state !== 'review') throw new DomainError('conflict', { message: `The order is ${order.state}` });
    const { amountPaise, currency, merchant, gatewayPaymentId: paymentId } = order;
    const word = {
      eventId: `accepted:${order.id}`,
      outcome: 'paid' as const,
      amountPaise,
      currency,
      merchant,
      paymentId,
    };
    await recordEvent(tx, order, 'operator', word);
    return advanceOrder(deps, tx, order, { type: 'accepted' });
  });
}
