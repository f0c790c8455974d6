import { createHmac } from 'node:crypto';
import { payments } from '@dakhila/contract/payments';
import { topUps } from '@dakhila/contract/top-ups';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aRazorpayServer } from '../../../test/servers/razorpay-server.ts';
import { expectSoundMoney, gatewayUrlOf, openShop, readOrders } from '../../../test/shop.ts';
import { timeLimit } from '../../../test/time-limit.ts';
import { openRazorpayGateway } from '../../adapters/payment/razorpay/index.ts';
import type { Deps } from '../../ports.ts';
import { reconcileDue } from './reconcile.ts';
import { refundOrder } from './refunds.ts';

const server = useServer();
let razorpay: Awaited<ReturnType<typeof aRazorpayServer>>;
beforeAll(async () => {
  razorpay = await aRazorpayServer();
});
afterAll(() => razorpay.close());
beforeEach(() => openShop(server));
afterEach(() => expectSoundMoney(server));

/** The server with Razorpay in the sandbox's place, and a student who has just been sent there. */
async function anOrderAtRazorpay() {
  const gateway = openRazorpayGateway({
    apiUrl: razorpay.apiUrl,
    keyId: 'rzp_test_key',
    keySecret: 'key secret',
    webhookSecrets: ['webhook secret'],
    accountId: undefined,
    timeoutMs: timeLimit(3_000),
    publicUrl: 'https://dakhila.test',
    brand: 'Dakhila',
    now: server.deps.now,
  });
  const deps: Deps = { ...server.deps, gateway };
  const app = await anotherApp(server, { deps: { gateway } });
  const { browser, ...asha } = await aStudent(server);
  const here = app.newBrowser();
  for (const [name, value] of browser.cookies) here.cookies.set(name, value);
  const started = await here.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5' } });
  const [order] = await readOrders(server);
  return { app: app.server, deps, browser: here, asha, started, transactionId: order?.transactionId ?? '' };
}

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

test('an order is paid by the webhook, and by the browser that comes back with it', async () => {
  const { app, started, transactionId, browser } = await anOrderAtRazorpay();
  expect(gatewayUrlOf(started)).toMatch(/^https:\/\/rzp\.io\//);
  const link = razorpay.become(transactionId, 'paid');
  const payload = JSON.stringify({
    event: 'payment_link.paid',
    account_id: 'acc_1',
    created_at: Math.floor(server.deps.now().getTime() / 1_000),
    payload: { payment_link: { entity: link }, payment: { entity: { id: 'pay_FmbY1kd9bDWe9a' } } },
  });
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign('webhook secret', payload) };
  const query = new URLSearchParams({
    razorpay_payment_id: 'pay_FmbY1kd9bDWe9a',
    razorpay_payment_link_id: link.id,
    razorpay_payment_link_reference_id: transactionId,
    razorpay_payment_link_status: 'paid',
    razorpay_signature: sign('key secret', `${link.id}|${transactionId}|paid|pay_FmbY1kd9bDWe9a`),
  });
  const [webhook, back] = await Promise.all([
    app.inject({ method: 'POST', url: '/api/v1/payments/callback/razorpay', headers, payload }),
    app.inject(`/api/v1/payments/return/razorpay?${query}`),
  ]);
  expect([webhook.statusCode, back.statusCode]).toEqual([200, 303]);
  expect(String(back.headers.location)).toContain('/payment-status-recommendation?paymentResponse=');
  const status = await browser.call(payments.status, { params: { transactionId } });
  expect(status.body.data).toMatchObject({ state: 'paid' });
  // The sandbox's own ways in do not exist beside it.
  expect((await app.inject({ method: 'POST', url: '/api/v1/payments/callback/sandbox' })).statusCode).toBe(403);
});

test('a payment of which nobody told us is found by asking, and can be refunded', async () => {
  const { deps, transactionId } = await anOrderAtRazorpay();
  razorpay.become(transactionId, 'paid');
  await server.clock.advance({ minutes: 1 });
  razorpay.fail('silence');
  await reconcileDue(deps);
  expect(await readOrders(server)).toMatchObject([{ state: 'redirected' }]);
  await server.clock.advance({ minutes: 2 });
  await reconcileDue(deps);
  expect(await readOrders(server)).toMatchObject([{ state: 'paid', gatewayPaymentId: 'pay_FmbY1kd9bDWe9a' }]);
  expect(await refundOrder(deps, transactionId)).toMatchObject({ state: 'refunded' });
});

test('a signed webhook of a shape we do not know is refused and told to an operator, never swallowed', async () => {
  const { app, transactionId } = await anOrderAtRazorpay();
  for (const payload of ['{"event":"payment_link.paid","payload":{}}', 'not json']) {
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign('webhook secret', payload) };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/payments/callback/razorpay', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-input']);
  }
  const lines = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a shape we do not know'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, gateway: 'razorpay', fields: ['account_id', 'created_at'] },
    { level: 50, gateway: 'razorpay' },
  ]);
  expect(await readOrders(server)).toMatchObject([{ transactionId, state: 'redirected' }]);
});

test('a link that expired unpaid ends the order', async () => {
  const { deps, transactionId } = await anOrderAtRazorpay();
  razorpay.become(transactionId, 'expired');
  await server.clock.advance({ minutes: 30 });
  await reconcileDue(deps);
  expect(await readOrders(server)).toMatchObject([{ state: 'expired' }]);
});
