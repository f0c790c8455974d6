import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type SIGNATURE_HEADER, signCallback } from '../src/adapters/payment/sandbox/signatures.ts';
import { orders, signups } from '../src/db/schema/index.ts';
import { studentBuyer, verifiedSignupBuyer } from '../src/modules/billing/buyer.ts';
import { seedCoupons, seedTiers } from '../src/modules/billing/index.ts';
import { startCheckout } from '../src/modules/billing/start-checkout.ts';
import { audit } from '../src/modules/operations/index.ts';
import type { Answer } from './browser.ts';
import { aStudent } from './builders.ts';
import type { Harness } from './harness.ts';

export { pressButton } from '../src/demo/pay.ts';

/** Where a payment starts: the gateway's address in an answer of `select-tier`. */
export function gatewayUrlOf({ body }: Answer): string {
  const { data } = body;
  const url = typeof data === 'object' && data !== null && 'gatewayURL' in data ? data.gatewayURL : undefined;
  if (typeof url !== 'string') throw new Error(`No gateway address in ${JSON.stringify(body)}`);
  return url;
}

/** Every promise about money holds. For the end of each test that moves some. */
export const expectSoundMoney = async ({ deps }: Harness) => expect(await audit(deps.db)).toEqual([]);

/** Plans, top-ups and the development coupons, as a fresh start has them. */
export async function openShop({ deps }: Harness) {
  await seedTiers(deps.db);
  await seedCoupons(deps.db);
}

type WantedSignup = { email?: string; phone?: string; isVerified?: boolean };

/** A pending sign-up with both contacts verified, and the browser it belongs to. */
export async function aSignup(server: Harness, wanted: WantedSignup = {}) {
  const id = randomUUID();
  const email = wanted.email ?? `${id.slice(0, 8)}@example.com`;
  const phone = wanted.phone ?? `91${randomInt(6_000_000_000, 9_999_999_999)}`;
  const now = server.deps.now();
  const verifiedAt = wanted.isVerified === false ? null : now;
  await server.deps.db.insert(signups).values({
    id,
    firstName: 'Rohan',
    lastName: 'Gupta',
    email,
    phone,
    emailVerifiedAt: verifiedAt,
    phoneVerifiedAt: verifiedAt,
    expiresAt: new Date(now.getTime() + 24 * 3_600_000),
  });
  const browser = server.newBrowser();
  browser.cookies.set('signup', server.deps.secrets.seal('signup', id).toString('base64url'));
  return { id, email, phone, browser };
}

/** All orders, oldest first. */
export const readOrders = ({ deps }: Harness) => deps.db.select().from(orders).orderBy(orders.createdAt);

type Told = {
  transactionId: string;
  outcome?: string;
  amountPaise?: number;
  eventId?: string;
  merchant?: string;
  paymentId?: string;
  currency?: string;
};

/** A callback of the sandbox, signed now. */
export function aCallback({ deps }: Harness, told: Told, at = deps.now()) {
  const content = {
    eventId: randomUUID(),
    outcome: 'paid',
    amountPaise: 99_900,
    currency: 'INR',
    merchant: deps.gateway.merchant,
    paymentId: `pay-${told.transactionId}`,
    ...told,
  };
  const payload = Buffer.from(JSON.stringify(content));
  const signature: Record<typeof SIGNATURE_HEADER, string> = {
    'x-sandbox-signature': signCallback(deps.secrets, payload, at),
  };
  return { payload, headers: { 'content-type': 'application/json', ...signature } };
}

type Call = { payload: Buffer; headers: Record<string, string> };

/** Sends a callback as the gateway does. */
export const sendCallback = ({ app }: Harness, { payload, headers }: Call) =>
  app.server.inject({ method: 'POST', url: '/api/v1/payments/callback/sandbox', headers, payload });

/** A student's open order for a top-up, or a sign-up's for a plan, as the gateway knows it. */
export async function anOrder(
  server: Harness,
  wanted: { couponCode?: string; tierId?: string; studentId?: string } = {},
) {
  const student = wanted.studentId ?? (await aStudent(server)).id;
  const { tierId = 'attempts-5', couponCode = null } = wanted;
  const buyer = await studentBuyer(server.deps.db, student);
  return startCheckout(server.deps, buyer, { purpose: 'predictions', tierId, couponCode });
}

/** A sign-up's open order for a plan. */
export async function aSignupOrder(server: Harness, wanted: WantedSignup & { tierId?: string } = {}) {
  const { id, email } = await aSignup(server, wanted);
  const buyer = await verifiedSignupBuyer(server.deps.db, id, email);
  const { tierId = 'standard' } = wanted;
  return startCheckout(server.deps, buyer, { purpose: 'signup', tierId, couponCode: null });
}

/** Waits until the sandbox's own callbacks have been answered: they run beside the browser. */
export const hearCallbacks = (server: Harness, count: number) =>
  expect.poll(() => server.logged().split('/payments/callback/sandbox').length - 1).toBe(count);
