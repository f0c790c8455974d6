import { createHash } from 'node:crypto';
import type { PaymentStart } from '@dakhila/contract/plans';
import { isOpen } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { idempotencyKeyOf } from '../../http/idempotency.ts';
import type { Deps } from '../../ports.ts';
import type { Buyer } from './buyer.ts';
import { asGatewayOrder, lockOrder, type Order, recordEvent } from './order-store.ts';
import { resultPageOf } from './own-orders.ts';
import { type Click, placeOrder, type Wanted } from './place-order.ts';
import { advanceOrder, type SettleNeeds } from './settle-payment.ts';

/**
 * The id of the order that one click makes when there is nothing to pay: it is credited at once, so the same click must find it
 * again, also when the server died before it could remember its answer. Undefined for a call without a key.
 */
export function clickIdOf(
  request: Pick<FastifyRequest, 'headers'>,
  buyerId: string,
  wanted: Wanted,
): string | undefined {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const { purpose, tierId, couponCode } = wanted;
  const hex = createHash('sha256')
    .update(JSON.stringify([buyerId, key, purpose, tierId, couponCode]))
    .digest('hex');
  // Marked as an id of one's own making (version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Checkout = { freeTier: boolean; data: PaymentStart };

/** The way on from an order: to the gateway, or to its result page when there is nothing left to pay. */
export function describeCheckout(
  { gateway }: Pick<Deps, 'gateway'>,
  order: Order,
  { origin, language }: { origin: string; language: Language },
): Checkout {
  const isPayable = isOpen(order.state);
  if (isPayable && !order.gatewayUrl) throw new DomainError('gateway-unavailable');
  // Our own pages are paths; the browser gets whole addresses on the host it came by, where its cookies are.
  const gatewayURL = new URL((isPayable && order.gatewayUrl) || resultPageOf(order, language), origin).href;
  const form = order.purpose === 'signup' && isPayable ? gateway.form?.(asGatewayOrder(order)) : undefined;
  return { freeTier: order.amountPaise === 0, data: { gatewayURL, ...form } };
}

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

const TITLE = messageOf('billing.waitingTitle');
const TEXT = messageOf('billing.waiting');

/** What a browser sees that comes back from the gateway while we cannot reach our records. It looks again by itself. */
export const waitingPage = (language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${say(language, TITLE)}</title>
</head>
<body>
<h1>${say(language, TITLE)}</h1>
<p>${say(language, TEXT)}</p>
</body>
</html>
`;
