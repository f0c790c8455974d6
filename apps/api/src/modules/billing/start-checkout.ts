import { createHash } from 'node:crypto';
import type { PaymentStart } from '@dakhila/contract/plans';
import { isOpen } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { orders, signups } from '../../db/schema/index.ts';
import { idempotencyKeyOf } from '../../http/idempotency.ts';
import type { Deps } from '../../ports.ts';
import { type Buyer, verifiedSignupBuyer } from './buyer.ts';
import { findTier } from './catalogue-store.ts';
import { asGatewayOrder, lockOrderAt, type Order, recordEvent } from './order-store.ts';
import { resultPageOf } from './own-orders.ts';
import { type Click, placeOrder, type Wanted } from './place-order.ts';
import { advanceOrder, type SettleNeeds } from './settle-payment.ts';

/**
 * The id of a free order, derived from the click: it is credited at once, so the same click must find it again, also
 * when the server crashed before it stored its answer. Undefined for a call without a key.
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
  // A UUID of version 8 (custom).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Checkout = { freeTier: boolean; data: PaymentStart };

/** Where the browser goes next: to the gateway, or to the result page when nothing has to be paid. */
export function describeCheckout(
  { gateway }: Pick<Deps, 'gateway'>,
  order: Order,
  { origin, language }: { origin: string; language: Language },
): Checkout {
  const isPayable = isOpen(order.state);
  if (isPayable && !order.gatewayUrl) throw new DomainError('gateway-unavailable');
  // Our own pages are paths; the browser gets absolute URLs on its own host, which its cookies belong to.
  const gatewayURL = new URL((isPayable && order.gatewayUrl) || resultPageOf(order, language), origin).href;
  const form = order.purpose === 'signup' && isPayable ? gateway.form?.(asGatewayOrder(order)) : undefined;
  return { freeTier: order.amountPaise === 0, data: { gatewayURL, ...form } };
}

/** Places an order. A free one is settled at once; any other gets its payment URL. */
export async function startCheckout(deps: SettleNeeds, buyer: Buyer, wanted: Click): Promise<Order> {
  const order = await deps.db.transaction(async (tx) => {
    const placed = await placeOrder(deps, tx, buyer, wanted);
    const isFree = placed.amountPaise === 0 && placed.state === 'created';
    return isFree ? settleFree(deps, tx, placed) : placed;
  });
  return order.state === 'created' ? sendToGateway(deps, order, buyer) : order;
}

/** Settles a free order in the transaction that places it. */
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

/** The order is committed before the gateway gets it, so that every callback finds it. */
async function sendToGateway(deps: SettleNeeds, order: Order, buyer: Buyer): Promise<Order> {
  const { name, email, phone } = buyer;
  const started = await deps.gateway.start(asGatewayOrder(order), { name, email, phone }).catch((error: unknown) => {
    deps.log.warn({ order: order.id, err: error }, 'the gateway did not take the order');
    throw new DomainError('gateway-unavailable');
  });
  return deps.db.transaction(async (tx) => {
    const { order: held, at } = await lockOrderAt(tx, order.id);
    const placed = { ...held, gatewayUrl: started.url, gatewayReference: started.reference };
    return advanceOrder(deps, tx, placed, { type: 'sent-to-gateway' }, { at });
  });
}

const TITLE = messageOf('billing.waitingTitle');
const TEXT = messageOf('billing.waiting');

/** The page for a returning browser while the database is unreachable. It reloads automatically. */
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

type FreeSignup = { signupId: string; email: string; tierId: string };

/** Finishes a sign-up with a plan that costs nothing. Asking again after it worked is harmless. */
export async function finishFreeSignup(deps: SettleNeeds, { signupId, email, tierId }: FreeSignup): Promise<void> {
  if (await isFinished(deps, { signupId, email, tierId })) return;
  const buyer = await verifiedSignupBuyer(deps.db, signupId, email);
  const tier = await findTier(deps.db, tierId);
  if (tier && tier.cost > 0) throw new DomainError('invalid-input', { message: messageOf('billing.notFree') });
  await startCheckout(deps, buyer, { purpose: 'signup', tierId, couponCode: null });
}

async function isFinished({ db }: Pick<Deps, 'db'>, { signupId, email, tierId }: FreeSignup): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(signups, eq(signups.id, orders.signupId))
    .where(and(matches(signups, { id: signupId, email }), eq(orders.tierId, tierId), isNotNull(orders.paidAt)));
  return found.length > 0;
}
