import { asGatewayOrder, type Order } from './order-store.ts';
import { type SettleNeeds, settlePayment } from './settle-payment.ts';

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Asks the gateway what became of an order, and settles it accordingly; `inTurn` says when. Throws when the gateway does
 * not answer.
 */
export async function askGateway(
  deps: SettleNeeds,
  order: Order,
  inTurn: InTurn = (settle) => settle(),
): Promise<Order> {
  // An order of the gateway that was used before: only that one knows.
  if (order.gateway !== deps.gateway.name) return order;
  const evidence = await deps.gateway.status(asGatewayOrder(order));
  return inTurn(() => settlePayment(deps, evidence, 'status'));
}
