import { randomInt, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, signCallback, signReturn } from '../../src/adapters/payment/sandbox/signature.ts';
import { notePayment } from '../../src/adapters/payment/sandbox/store.ts';
import { signups, students } from '../../src/db/schema/index.ts';
import { studentBuyer, verifiedSignupBuyer } from '../../src/modules/billing/buyer.ts';
import type { Order } from '../../src/modules/billing/order-store.ts';
import { startCheckout } from '../../src/modules/billing/start-checkout.ts';
import type { CrashDeps } from './crash-deps.ts';

export const KINDS = ['signup', 'top-up'] as const;
export type Kind = (typeof KINDS)[number];

const aPhone = () => `91${randomInt(6_000_000_000, 9_999_999_999)}`;

/** An order whose money the gateway has taken, and of which our side has not heard yet. */
export async function aPaidOrder(deps: CrashDeps, kind: Kind): Promise<Order> {
  const id = randomUUID();
  const person = { id, firstName: 'Asha', lastName: 'Patil', email: `${id}@example.com`, phone: aPhone() };
  const now = deps.now();
  if (kind === 'signup') {
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await deps.db.insert(signups).values({ ...person, emailVerifiedAt: now, phoneVerifiedAt: now, expiresAt });
  } else await deps.db.insert(students).values({ ...person, tierName: 'Basic' });
  const order =
    kind === 'signup'
      ? await startCheckout(deps, await verifiedSignupBuyer(deps.db, id, person.email), {
          purpose: 'signup',
          tierId: 'premium',
          couponCode: 'FLAT100',
        })
      : await startCheckout(deps, await studentBuyer(deps.db, id), {
          purpose: 'predictions',
          tierId: 'attempts-5',
          couponCode: 'WELCOME10',
        });
  const { transactionId, amountPaise, currency } = order;
  await notePayment(deps.db, { transactionId, amountPaise, currency, outcome: 'paid', paymentId: `pay-${id}` });
  return order;
}

/** The callback of a paid order; each has an event id of its own unless one is given. */
export function callbackOf(deps: CrashDeps, order: Order, eventId: string = randomUUID()): RequestInit {
  const { transactionId, amountPaise, currency, merchant } = order;
  const content = {
    eventId,
    transactionId,
    outcome: 'paid',
    amountPaise,
    currency,
    merchant,
    paymentId: `pay-${eventId}`,
  };
  const body = Buffer.from(JSON.stringify(content));
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signCallback(deps.secrets, body, deps.now()),
  };
  return { method: 'POST', body, headers };
}
export const CALLBACK_PATH = '/api/v1/payments/callback/sandbox';

/** Where the browser of a paid order comes back. */
export const returnPathOf = (deps: CrashDeps, { transactionId }: Order) =>
  `/api/v1/payments/return/sandbox?${signReturn(deps.secrets, { transactionId, hasLeft: false })}`;
