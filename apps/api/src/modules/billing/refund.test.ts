import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import {
  aCallback,
  anOrder,
  aSignupOrder,
  expectSoundMoney,
  openShop,
  pressButton,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { ledger, sandboxPayments, students as studentTable } from '../../db/schema/index.ts';
import { studentBuyer } from './buyer.ts';
import { insertEntry } from './ledger-store.ts';
import { payBackPending, refundOrder } from './refunds.ts';
import { startCheckout } from './start-checkout.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

const pay = (gatewayUrl: string | null) =>
  pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'pay' });
const spend = (studentId: string, reference: string) =>
  insertEntry(server.deps.db, { studentId, kind: 'attempts', amount: -1, reason: 'use', reference });

test('a refund takes the credit back, gives the money back and tells the student', async () => {
  const asha = await aStudent(server);
  const { transactionId, gatewayUrl } = await anOrder(server, { studentId: asha.id });
  await pay(gatewayUrl);
  expect(await refundOrder(server.deps, transactionId)).toMatchObject({ state: 'refunded' });
  const rows = await server.deps.db.select().from(ledger);
  expect(rows.map(({ reason, amount }) => [reason, amount])).toEqual([
    ['purchase', 5],
    ['refund', -5],
  ]);
  expect(await server.deps.db.select().from(sandboxPayments)).toMatchObject([{ refundedAt: expect.any(Date) }]);
  expect((await messagesTo(server, asha.email)).map((message) => message.subject)).toContain(
    'Refund: 5 Prediction Attempts · Dakhila',
  );
});

test('with any of it spent nothing is refunded', async () => {
  const asha = await aStudent(server);
  const { transactionId, gatewayUrl } = await anOrder(server, { studentId: asha.id });
  await pay(gatewayUrl);
  await spend(asha.id, 'run-1');
  await expect(refundOrder(server.deps, transactionId)).rejects.toMatchObject({
    code: 'refund-refused',
    message: 'Not refundable: already used: attempts',
  });
  expect(await readOrders(server)).toMatchObject([{ state: 'paid' }]);
});

test('a refund and a spend at the same moment: exactly one of them happens', async () => {
  for (let round = 0; round < 8; round += 1) {
    const asha = await aStudent(server);
    const { transactionId, gatewayUrl } = await anOrder(server, { studentId: asha.id });
    await pay(gatewayUrl);
    const [refunded, spent] = await Promise.all([
      refundOrder(server.deps, transactionId).then(
        () => true,
        () => false,
      ),
      server.deps.db.transaction((tx) =>
        insertEntry(tx, { studentId: asha.id, kind: 'attempts', amount: -1, reason: 'use', reference: `run-${round}` }),
      ),
    ]);
    expect([refunded, spent].filter(Boolean)).toHaveLength(1);
  }
});

test('while the gateway is silent the refund waits, credit already taken, and is finished later', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  vi.spyOn(server.deps.gateway, 'refund').mockRejectedValueOnce(new Error('no answer'));
  expect(await refundOrder(server.deps, transactionId)).toMatchObject({ state: 'refund_pending' });
  await expectSoundMoney(server);
  await payBackPending(server.deps);
  expect(await readOrders(server)).toMatchObject([{ state: 'refunded' }]);
});

test('a refund that the gateway refuses is marked so until a later request is accepted', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  const gateway = vi.spyOn(server.deps.gateway, 'refund').mockResolvedValueOnce('refused');
  const refused = { state: 'refund_pending', refundRefusedAt: expect.any(Date) };
  expect(await refundOrder(server.deps, transactionId)).toMatchObject(refused);
  // Without an answer nothing is known, so the refusal stays.
  gateway.mockRejectedValueOnce(new Error('no answer'));
  await payBackPending(server.deps);
  expect(await readOrders(server)).toMatchObject([refused]);
  gateway.mockResolvedValueOnce('pending');
  await payBackPending(server.deps);
  expect(await readOrders(server)).toMatchObject([{ state: 'refund_pending', refundRefusedAt: null }]);
  gateway.mockResolvedValueOnce('refused');
  expect(await refundOrder(server.deps, transactionId)).toMatchObject(refused);
  await payBackPending(server.deps);
  expect(await readOrders(server)).toMatchObject([{ state: 'refunded', refundRefusedAt: null }]);
});

test('an order under review is refunded without touching the ledger', async () => {
  const { transactionId } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_899 }));
  expect(await refundOrder(server.deps, transactionId)).toMatchObject({ state: 'refunded', paidAt: null });
  expect(await server.deps.db.select().from(ledger)).toEqual([]);
});

test('what was paid is given back and announced, not the price', async () => {
  const asha = await aStudent(server);
  const { transactionId } = await anOrder(server, { studentId: asha.id });
  const paymentId = `pay-${transactionId}`;
  const paid = { transactionId, amountPaise: 15_000, currency: 'INR', outcome: 'paid', paymentId } as const;
  await server.deps.db.insert(sandboxPayments).values(paid);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 15_000 }));
  expect(await refundOrder(server.deps, transactionId)).toMatchObject({ state: 'refunded' });
  expect(await server.deps.db.select().from(sandboxPayments)).toMatchObject([{ refundedPaise: 15_000 }]);
  const [refunded, decided] = await messagesTo(server, asha.email);
  expect(refunded?.text).toContain('refunded ₹150 for');
  // It was held for a person: the payer hears first that it was decided, and why.
  expect(decided?.subject).toContain('We’re returning your payment');
  expect(decided?.text).toContain('The amount we received doesn’t match the order.');
});

test('a payment that the gateway never named cannot be refunded, and no credit is taken for it', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  await server.pool.query('update orders set gateway_payment_id = null');
  await expect(refundOrder(server.deps, transactionId)).rejects.toMatchObject({ code: 'refund-refused' });
  expect(await readOrders(server)).toMatchObject([{ state: 'paid' }]);
});

test('a refund that waits and cannot be asked for is an error in the log', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValueOnce('pending');
  await refundOrder(server.deps, transactionId);
  await server.pool.query('update orders set gateway_payment_id = null');
  await payBackPending(server.deps);
  expect(server.logged()).toContain('a refund waits that this gateway cannot be asked for');
});

test('a second sign-up that was paid is refunded, and whoever paid is told', async () => {
  const contacts = { email: 'rohan@example.com', phone: '919876543210' };
  const placed = [await aSignupOrder(server, contacts), await aSignupOrder(server, contacts)];
  for (const { transactionId } of placed) await sendCallback(server, aCallback(server, { transactionId }));
  expect(await refundOrder(server.deps, placed[1]?.transactionId ?? '')).toMatchObject({ state: 'refunded' });
  const subjects = (await messagesTo(server, contacts.email)).map((message) => message.subject);
  expect(subjects.sort()).toEqual([
    'Payment received: Standard · Dakhila',
    'Refund: Standard · Dakhila',
    'We’re checking your payment: Standard · Dakhila',
    'We’re returning your payment: Standard · Dakhila',
  ]);
});

test('an assessment is refunded within 12 hours of its purchase only', async () => {
  const asha = await aStudent(server);
  const buyer = await studentBuyer(server.deps.db, asha.id);
  const buy = async () => {
    const wanted = { purpose: 'psychometric', tierId: 'assessment', couponCode: null } as const;
    const order = await startCheckout(server.deps, buyer, wanted);
    await pay(order.gatewayUrl);
    return order.transactionId;
  };
  const first = await buy();
  await server.clock.advance({ hours: 11, minutes: 59 });
  expect(await refundOrder(server.deps, first)).toMatchObject({ state: 'refunded' });
  const second = await buy();
  await server.clock.advance({ hours: 12 });
  await expect(refundOrder(server.deps, second)).rejects.toMatchObject({ code: 'refund-refused' });
});

test('with a plan refunded the student falls to the plan that stays paid, else to Basic', async () => {
  const { gatewayUrl, transactionId } = await aSignupOrder(server);
  await pay(gatewayUrl);
  const plan = async () => (await server.deps.db.select().from(studentTable))[0]?.tierName;
  const [student] = await server.deps.db.select().from(studentTable);
  const buyer = await studentBuyer(server.deps.db, student?.id ?? '');
  const upgrade = { purpose: 'upgrade', tierId: 'premium', couponCode: null } as const;
  const upgraded = await startCheckout(server.deps, buyer, upgrade);
  await pay(upgraded.gatewayUrl);
  expect(await plan()).toBe('Premium');
  await expect(startCheckout(server.deps, buyer, upgrade)).rejects.toMatchObject({ code: 'conflict' });
  await refundOrder(server.deps, upgraded.transactionId);
  expect(await plan()).toBe('Standard');
  await refundOrder(server.deps, transactionId);
  expect(await plan()).toBe('Basic');
});

test.each([
  ['redirected', 'not paid yet'],
  ['failed', 'not paid, because the payment failed'],
] as const)('an order that is %s has nothing to refund', async (state, words) => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  if (state === 'failed')
    await pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'decline' });
  await expect(refundOrder(server.deps, transactionId)).rejects.toMatchObject({
    code: 'refund-refused',
    message: `Not refundable: the order is ${words}`,
  });
});

test('nothing paid is nothing to give back, and an unknown order is not found', async () => {
  const { transactionId } = await anOrder(server, { couponCode: 'FULLRIDE' });
  await expect(refundOrder(server.deps, transactionId)).rejects.toMatchObject({
    message: 'Not refundable: nothing was paid',
  });
  await expect(refundOrder(server.deps, 'DK1')).rejects.toMatchObject({ code: 'not-found' });
});
