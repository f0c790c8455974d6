import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { advanceOrder } from './advance-order.ts';
import type { Buyer } from './buyer.ts';
import { asGatewayOrder, lockOrder, type Order, recordEvent } from './order-store.ts';
import { type Click, placeOrder } from './place-order.ts';
import type { SettleNeeds } from './settle-payment.ts';

/** Orders what is wanted. What costs nothing is settled at once; for the rest the order knows where it can be paid. */
export async function startCheckout(deps: SettleNeeds, buyer: Buyer, wanted: Click): Promise<Order> {
  const order = await deps.db.transaction(async (tx) => {
    const placed = await placeOrder(deps, tx, buyer, wanted);
    const isFree = placed.amountPaise === 0 && placed.state === 'created';
    return isFree ? settleFree(deps, tx, placed) : placed;
  });
  return order.state === 'created' ? sendToGateway(deps, order, buyer) : order;
}

/** Nothing to pay is evidence enough. Placed and settled together, or not at all. */
async function settleFree(deps: SettleNeeds, tx: Db, order: Order): Promise<Order> {
  const { amountPaise, currency, merchant } = order;
  const word = {
    eventId: `free:${order.id}`,
    outcome: 'paid' as const,
    amountPaise,
    currency,
    merchant,
    paymentId: null,
  };
  await recordEvent(tx, order, 'free', word);
  const settled = await advanceOrder(deps, tx, order, { type: 'free' });
  if (settled.state !== 'paid') throw new DomainError('already-registered');
  return settled;
}

/** The order is committed before the gateway hears of it: whatever it says later finds its order. */
async function sendToGateway(deps: SettleNeeds, order: Order, buyer: Buyer): Promise<Order> {
  const { name, email, phone } = buyer;
  const started = await deps.gateway.start(asGatewayOrder(order), { name, email, phone }).catch((error: unknown) => {
    deps.log.warn({ order: order.id, err: error }, 'the gateway did not take the order');
    throw new DomainError('gateway-unavailable');
  });
  return deps.db.transaction(async (tx) => {
    const held = await lockOrder(tx, order.id);
    const placed = { ...held, gatewayUrl: started.url, gatewayReference: started.reference };
    return advanceOrder(deps, tx, placed, { type: 'sent-to-gateway' });
  });
}
