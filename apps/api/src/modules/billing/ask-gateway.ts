import type { Evidence } from '../../ports.ts';
import { asGatewayOrder, type Order } from './order-store.ts';
import { type SettleNeeds, settlePayment } from './settle-payment.ts';

/**
 * What the gateway says of an order; null for one of the gateway that was used before: only that one knows. Throws when it
 * does not answer.
 */
export const hearGateway = async ({ gateway }: SettleNeeds, order: Order): Promise<Evidence | null> =>
  order.gateway === gateway.name ? gateway.status(asGatewayOrder(order)) : null;

/** Asks the gateway what became of an order, and settles it accordingly. Throws when it does not answer. */
export async function askGateway(deps: SettleNeeds, order: Order): Promise<Order> {
  const word = await hearGateway(deps, order);
  return word ? settlePayment(deps, word, 'status') : order;
}
