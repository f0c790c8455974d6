import { randomInt, randomUUID } from 'node:crypto';
import type { OrderPurpose } from '@dakhila/domain/billing/tier';
import { SIGNATURE_HEADER, signCallback, signReturn } from '../../src/adapters/payment/sandbox/signatures.ts';
import { notePayment } from '../../src/adapters/payment/sandbox/store.ts';
import { signups, students } from '../../src/db/schema/index.ts';
import { studentBuyer, verifiedSignupBuyer } from '../../src/modules/billing/buyer.ts';
import type { Order } from '../../src/modules/billing/order-store.ts';
import { startCheckout } from '../../src/modules/billing/start-checkout.ts';
import type { Deps } from '../../src/ports.ts';
import type { HttpAsk } from './act.ts';

/** What can be bought, each with a coupon that is good for it. */
export const GOODS = {
  signup: { tierId: 'premium', coupon: 'FLAT100' },
  upgrade: { tierId: 'standard', coupon: 'WELCOME10' },
  predictions: { tierId: 'attempts-5', coupon: 'WELCOME10' },
  counselling: { tierId: 'sessions-3', coupon: 'FLAT100' },
  psychometric: { tierId: 'assessment', coupon: 'WELCOME10' },
} as const satisfies Record<OrderPurpose, { tierId: string; coupon: string }>;

const aPerson = () => {
  const id = randomUUID();
  const phone = `91${randomInt(6_000_000_000, 9_999_999_999)}`;
  return { id, firstName: 'Asha', lastName: 'Patil', email: `${id}@example.com`, phone };
};

/** An order that waits at the gateway. */
export async function anOpenOrder(deps: Deps, purpose: OrderPurpose, hasCoupon: boolean): Promise<Order> {
  const person = aPerson();
  const wanted = { purpose, tierId: GOODS[purpose].tierId, couponCode: hasCoupon ? GOODS[purpose].coupon : null };
  if (purpose === 'signup') {
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await deps.db.insert(signups).values({ ...person, emailVerifiedAt: now, phoneVerifiedAt: now, expiresAt });
    return startCheckout(deps, await verifiedSignupBuyer(deps.db, person.id, person.email), wanted);
  }
  await deps.db.insert(students).values({ ...person, tierName: 'Basic' });
  return startCheckout(deps, await studentBuyer(deps.db, person.id), wanted);
}

/** An order whose money the gateway has taken, and of which our side has not heard yet. */
export async function aPaidOrder(deps: Deps, purpose: OrderPurpose, hasCoupon: boolean): Promise<Order> {
  const order = await anOpenOrder(deps, purpose, hasCoupon);
  const { id, transactionId, amountPaise, currency } = order;
  await notePayment(deps.db, { transactionId, amountPaise, currency, outcome: 'paid', paymentId: `pay-${id}` });
  return order;
}

type Told = { eventId?: string; outcome?: 'paid' | 'failed'; amountPaise?: number };

/** The gateway's callback about an order; each has an event id of its own unless one is given. */
export function callbackOf(deps: Deps, order: Order, told: Told = {}): HttpAsk {
  const { transactionId, amountPaise, currency, merchant } = order;
  const content = { eventId: randomUUID(), outcome: 'paid', amountPaise, ...told };
  const word = { ...content, transactionId, currency, merchant, paymentId: `pay-${order.id}` };
  const payload = Buffer.from(JSON.stringify(word));
  const signature = signCallback(deps.secrets, payload, deps.now());
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  return { method: 'POST', url: '/api/v1/payments/callback/sandbox', headers, payload };
}

/** The browser of an order, coming back. */
export const returnOf = (deps: Deps, { transactionId }: Order): HttpAsk => ({
  method: 'GET',
  url: `/api/v1/payments/return/sandbox?${signReturn(deps.secrets, { transactionId, hasLeft: false })}`,
  headers: {},
});
