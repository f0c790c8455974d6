import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aRazorpayServer } from '../../../../test/servers/razorpay-server.ts';
import type { GatewayOrder, PaymentGateway } from '../../../ports.ts';
import { openRazorpayGateway } from './index.ts';

const NOW = new Date('2026-11-14T10:00:00Z');
const TRANSACTION = `DK${'0123456789ABCDEF'.repeat(2)}`;
const order: GatewayOrder = {
  transactionId: TRANSACTION,
  amountPaise: 99_900,
  currency: 'INR',
  plan: 'Standard',
  expiresAt: new Date('2026-11-14T10:30:00Z'),
  reference: null,
};
const payer = { name: 'Asha Patil', email: 'asha@example.com', phone: '919876543210' };

let razorpay: Awaited<ReturnType<typeof aRazorpayServer>>;
let gateway: PaymentGateway;
const open = (changed: { accountId?: string; webhookSecrets?: string[]; timeoutMs?: number } = {}) =>
  openRazorpayGateway({
    apiUrl: razorpay.apiUrl,
    keyId: 'rzp_test_key',
    keySecret: 'key secret',
    webhookSecrets: ['the new secret', 'the old secret'],
    accountId: undefined,
    timeoutMs: 20_000,
    publicUrl: 'https://dakhila.test',
    brand: 'Dakhila',
    now: () => NOW,
    ...changed,
  });
beforeEach(async () => {
  razorpay = await aRazorpayServer();
  gateway = open();
});
afterEach(() => razorpay.close());
/** Gives up soon: only for those who are not answered at all, however slow the machine is. */
const hasty = () => open({ timeoutMs: 300 });

test('an order becomes a payment link that expires with it, tells nobody by itself and leads back to us', async () => {
  const { url, reference } = await gateway.start(order, payer);
  expect(url).toMatch(/^https:\/\/rzp\.io\/i\//);
  expect(razorpay.links.get(reference ?? '')).toMatchObject({
    amount: 99_900,
    currency: 'INR',
    accept_partial: false,
    reference_id: TRANSACTION,
    description: 'Dakhila: Standard',
    customer: { name: 'Asha Patil', email: 'asha@example.com', contact: '+919876543210' },
    notify: { sms: false, email: false },
    expire_by: 1_794_652_200,
    callback_url: 'https://dakhila.test/api/v1/payments/return/razorpay',
    callback_method: 'get',
  });
});

test('a link whose making was never answered is found again, not made twice', async () => {
  razorpay.loseAnswers(true);
  await expect(gateway.start(order, payer)).rejects.toThrow('no answer from the gateway');
  razorpay.loseAnswers(false);
  const { reference } = await gateway.start(order, payer);
  expect([...razorpay.links.keys()]).toEqual([reference]);
});

test.each([
  ['silence', 'no answer from the gateway'],
  ['hang up', 'no answer from the gateway'],
  [500, 'the gateway answered 500'],
  [400, 'the gateway answered 400'],
] as const)('a gateway that answers with %s is a failure that names nobody', async (fault, words) => {
  razorpay.fail(fault);
  const asked = fault === 'silence' ? hasty() : gateway;
  await expect(asked.start(order, payer)).rejects.toThrow(words);
  await expect(gateway.start(order, payer)).resolves.toMatchObject({ url: expect.any(String) });
});

test.each([
  ['paid', 'paid'],
  ['expired', 'expired'],
  ['cancelled', 'failed'],
] as const)('a link that is %s means %s', async (status, outcome) => {
  const { reference } = await gateway.start(order, payer);
  razorpay.become(TRANSACTION, status);
  const evidence = await gateway.status({ ...order, reference });
  expect(evidence).toMatchObject({ transactionId: TRANSACTION, outcome, amountPaise: 99_900, currency: 'INR' });
  expect(evidence.paymentId).toBe(status === 'paid' ? 'pay_FmbY1kd9bDWe9a' : null);
});

test('what was really paid counts, not what was asked', async () => {
  const { reference } = await gateway.start(order, payer);
  razorpay.become(TRANSACTION, 'paid', 99_899);
  expect(await gateway.status({ ...order, reference })).toMatchObject({ outcome: 'paid', amountPaise: 99_899 });
});

test('an order that Razorpay never heard of is absent, and one it made unheard is found by its reference', async () => {
  expect(await gateway.status(order)).toMatchObject({ outcome: 'absent', transactionId: TRANSACTION });
  await gateway.start(order, payer);
  expect(await gateway.status(order)).toMatchObject({ outcome: 'open' });
});

test('a status query that is not answered in time fails', async () => {
  razorpay.fail('silence');
  await expect(hasty().status(order)).rejects.toThrow('no answer from the gateway');
});

test('a refund is made once, also when its answer is lost', async () => {
  const refund = { ...order, paymentId: 'pay_FmbY1kd9bDWe9a' };
  razorpay.loseAnswers(true);
  await expect(gateway.refund(refund)).rejects.toThrow('no answer from the gateway');
  razorpay.loseAnswers(false);
  expect(await gateway.refund(refund)).toBe('done');
  expect(razorpay.refunds).toEqual([
    { payment_id: 'pay_FmbY1kd9bDWe9a', amount: 99_900, receipt: 'pay_FmbY1kd9bDWe9a', status: 'processed' },
  ]);
});

test('a refund of what has gone back already is refused, not asked for again', async () => {
  const refund = { ...order, paymentId: 'pay_FmbY1kd9bDWe9a' };
  await gateway.refund(refund);
  expect(await gateway.refund({ ...refund, amountPaise: 2 * order.amountPaise })).toBe('refused');
  razorpay.fail(503);
  await expect(gateway.refund(refund)).rejects.toThrow('the gateway answered 503');
});

test('a webhook about one of two payments has the amount of that payment', async () => {
  const webhook = JSON.parse((await aWebhook()).toString());
  webhook.payload.payment_link.entity.amount_paid = 2 * 99_900;
  const body = Buffer.from(JSON.stringify(webhook));
  expect(read(body, sign('the new secret', body))).toMatchObject({
    evidence: { outcome: 'paid', amountPaise: 99_900 },
  });
});

const sign = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest('hex');

async function aWebhook(changed: { event?: string; createdAt?: number; reference?: string } = {}) {
  await gateway.start({ ...order, transactionId: changed.reference ?? TRANSACTION }, payer);
  const link = razorpay.become(changed.reference ?? TRANSACTION, 'paid');
  return Buffer.from(
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_BFQ7uQEaa7j2z7',
      event: changed.event ?? 'payment_link.paid',
      contains: ['payment_link', 'order', 'payment'],
      payload: {
        payment_link: { entity: { ...link, payments: null } },
        payment: { entity: { id: 'pay_FmbY1kd9bDWe9a', amount: 99_900, currency: 'INR', status: 'captured' } },
      },
      created_at: changed.createdAt ?? NOW.getTime() / 1_000,
    }),
  );
}
const read = (body: Buffer, signature: string, by = gateway) =>
  by.readCallback({ body, headers: { 'x-razorpay-signature': signature } });

test('a webhook under either live secret is believed, and the same bytes are the same event', async () => {
  const body = await aWebhook();
  const first = read(body, sign('the new secret', body));
  expect(first).toMatchObject({
    kind: 'evidence',
    evidence: { outcome: 'paid', transactionId: TRANSACTION, amountPaise: 99_900, paymentId: 'pay_FmbY1kd9bDWe9a' },
  });
  expect(read(body, sign('the old secret', body))).toEqual(first);
});

test('a webhook with a wrong signature, none, or one changed byte is refused', async () => {
  const body = await aWebhook();
  const changed = Buffer.from(body.toString().replace('99900', '99901'));
  for (const [bytes, signature] of [
    [body, sign('a retired secret', body)],
    [body, ''],
    [body, `${sign('the new secret', body)}zz`],
    [body, sign('the new secret', body).toUpperCase()],
    [changed, sign('the new secret', body)],
  ] as const)
    expect(() => read(bytes, signature)).toThrow(expect.objectContaining({ code: 'bad-signature' }));
});

test.each([
  [-300, 'evidence'],
  [300, 'evidence'],
  [-301, 'stale'],
  [301, 'stale'],
])('a webhook made %i seconds from now is %s', async (seconds, kind) => {
  const body = await aWebhook({ createdAt: NOW.getTime() / 1_000 + seconds });
  expect(read(body, sign('the new secret', body)).kind).toBe(kind);
});

test('events about other things of the same account are none of our business', async () => {
  const other = await aWebhook({ reference: 'TS1989' });
  expect(read(other, sign('the new secret', other))).toEqual({ kind: 'foreign' });
  const bare = Buffer.from('{"event":"payment.captured","account_id":"acc_1","created_at":1,"payload":{}}');
  expect(read(bare, sign('the new secret', bare))).toEqual({ kind: 'foreign' });
});

test('with the account known, the word of another account is for another merchant', async () => {
  const body = await aWebhook();
  const careful = open({ accountId: 'acc_OURS' });
  const callback = read(body, sign('the new secret', body), careful);
  expect(careful.merchant).toBe('acc_OURS');
  expect(callback).toMatchObject({ evidence: { merchant: 'acc_BFQ7uQEaa7j2z7' } });
});

test('a browser that comes back is believed only with Razorpay’s signature', () => {
  const query = {
    razorpay_payment_id: 'pay_FmbY1kd9bDWe9a',
    razorpay_payment_link_id: 'plink_1',
    razorpay_payment_link_reference_id: TRANSACTION,
    razorpay_payment_link_status: 'paid',
    razorpay_signature: sign('key secret', `plink_1|${TRANSACTION}|paid|pay_FmbY1kd9bDWe9a`),
  };
  expect(gateway.readReturn(query)).toEqual({ transactionId: TRANSACTION, hasLeft: false });
  expect(gateway.readReturn({ ...query, razorpay_payment_link_status: 'created' })).toBeNull();
  expect(gateway.readReturn({ ...query, razorpay_signature: `${query.razorpay_signature}.x` })).toBeNull();
  expect(gateway.readReturn({})).toBeNull();
});
