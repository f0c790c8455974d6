import { payments } from '@dakhila/contract/payments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { aCallback, anOrder, expectSoundMoney, openShop, pressButton, sendCallback } from '../../../test/shop.ts';
import { extraPayments, ledger, outbox, sandboxPayments } from '../../db/schema/index.ts';
import { listExtraPaymentsToReturn } from './ledger-store.ts';
import { reconcileOrder } from './reconcile.ts';
import { returnExtraPayments, returnPendingExtras } from './refunds.ts';
import { settlePayment } from './settle-payment.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

const PRICE = 19_900;
const readExtras = () => server.deps.db.select().from(extraPayments);
const tell = (transactionId: string, paymentId: string, eventId?: string) =>
  sendCallback(
    server,
    aCallback(server, { transactionId, amountPaise: PRICE, paymentId, ...(eventId && { eventId }) }),
  );

async function paidTwice() {
  const asha = await aStudent(server);
  const order = await anOrder(server, { studentId: asha.id });
  await tell(order.transactionId, 'first');
  await tell(order.transactionId, 'second');
  return { asha, order, transactionId: order.transactionId };
}
const subjectsTo = async (email: string) => (await messagesTo(server, email)).map(({ subject }) => subject);
const shownTo = async (asha: { browser: ReturnType<typeof server.newBrowser> }) =>
  ((await asha.browser.call(payments.mine)).body.data as { extraPayments: object[] }[])[0]?.extraPayments;

test('a second payment is recorded once, credits nothing, is seen by the student and told by mail', async () => {
  const { asha, transactionId } = await paidTwice();
  for (const eventId of ['again', 'and again']) await tell(transactionId, 'second', eventId);
  expect(await readExtras()).toMatchObject([{ paymentId: 'second', amountPaise: PRICE, state: 'refund_due' }]);
  expect(await server.deps.db.select().from(ledger)).toHaveLength(1);
  expect(await shownTo(asha)).toMatchObject([{ amount: 199, state: 'due' }]);
  const [newest] = await messagesTo(server, asha.email);
  expect(newest?.subject).toBe('Paid twice: 5 Prediction Attempts · Dakhila');
  expect(newest?.text).toContain('We’ll return ₹199 to you and email you when it’s on its way.');
  // Nothing is on its way until an operator begins the return.
  expect(newest?.text).not.toContain('business days');
  expect(await subjectsTo(asha.email)).toHaveLength(2);
});

test('the same second payment told ten times at once, and asked for meanwhile, is recorded and told once', async () => {
  const asha = await aStudent(server);
  const order = await anOrder(server, { studentId: asha.id });
  const { transactionId } = order;
  await tell(transactionId, 'first');
  const status = { eventId: `status:${transactionId}:paid`, transactionId, outcome: 'paid', currency: 'INR' } as const;
  vi.spyOn(server.deps.gateway, 'status').mockImplementation(async () => ({
    ...status,
    merchant: server.deps.gateway.merchant,
    amountPaise: PRICE,
    paymentId: 'first',
    morePayments: [{ paymentId: 'second', amountPaise: PRICE }],
  }));
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => tell(transactionId, 'second')),
    ...Array.from({ length: 5 }, () => reconcileOrder(server.deps, order)),
  ]);
  expect(answers.slice(0, 10)).toMatchObject(Array(10).fill({ statusCode: 200 }));
  expect(await readExtras()).toMatchObject([{ paymentId: 'second' }]);
  expect(await server.deps.db.select().from(outbox)).toHaveLength(2);
});

test('two payments told for the first time at once: one pays the order, the other goes back', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { transactionId } = await anOrder(server);
    await Promise.all(['a', 'b'].map((name) => tell(transactionId, `${name}-${round}`)));
    expect(await readExtras()).toHaveLength(round + 1);
    expect(await server.deps.db.select().from(ledger)).toHaveLength(round + 1);
  }
});

test('a status that names a further payment later is heard, though its word was heard before', async () => {
  const { transactionId } = await anOrder(server);
  await tell(transactionId, 'first');
  const said = {
    eventId: `status:${transactionId}:paid`,
    transactionId,
    outcome: 'paid' as const,
    amountPaise: PRICE,
    currency: 'INR',
    merchant: server.deps.gateway.merchant,
    paymentId: 'first',
  };
  await settlePayment(server.deps, said, 'status');
  expect(await readExtras()).toEqual([]);
  const more = { ...said, morePayments: [{ paymentId: 'second', amountPaise: PRICE }] };
  await settlePayment(server.deps, more, 'status');
  expect(await readExtras()).toMatchObject([{ paymentId: 'second' }]);
});

test('an order that was paid before its payment was named learns the name, and then notices another', async () => {
  const { transactionId } = await anOrder(server);
  await tell(transactionId, 'first');
  await server.pool.query('update orders set gateway_payment_id = null');
  await tell(transactionId, 'first', 'named now');
  expect(await readExtras()).toEqual([]);
  await tell(transactionId, 'second');
  expect(await readExtras()).toMatchObject([{ paymentId: 'second' }]);
});

test('an operator gives the second payment back: once, with a mail at each step, and the order stays paid', async () => {
  const { asha, order, transactionId } = await paidTwice();
  const refund = vi.spyOn(server.deps.gateway, 'refund');
  expect(await returnExtraPayments(server.deps, transactionId)).toMatchObject([{ state: 'refunded' }]);
  expect(refund).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ transactionId, paymentId: 'second', amountPaise: PRICE }),
  );
  expect(await shownTo(asha)).toMatchObject([{ state: 'refunded' }]);
  expect(await subjectsTo(asha.email)).toEqual([
    'Your second payment was returned: 5 Prediction Attempts · Dakhila',
    'We’re returning your second payment: 5 Prediction Attempts · Dakhila',
    'Paid twice: 5 Prediction Attempts · Dakhila',
    'Payment received: 5 Prediction Attempts · Dakhila',
  ]);
  expect((await asha.browser.call(payments.mine)).body.data).toMatchObject([{ state: 'paid' }]);
  await expect(returnExtraPayments(server.deps, order.transactionId)).rejects.toMatchObject({ code: 'refund-refused' });
});

test('two operators at once: it goes back once, and each step is told once', async () => {
  const { asha, transactionId } = await paidTwice();
  await Promise.allSettled([1, 2, 3].map(() => returnExtraPayments(server.deps, transactionId)));
  expect(await readExtras()).toMatchObject([{ state: 'refunded' }]);
  expect(await subjectsTo(asha.email)).toHaveLength(4);
});

test('while the gateway is silent the return waits, and is asked for again', async () => {
  const { asha, transactionId } = await paidTwice();
  vi.spyOn(server.deps.gateway, 'refund').mockRejectedValueOnce(new Error('no answer'));
  expect(await returnExtraPayments(server.deps, transactionId)).toMatchObject([{ state: 'refund_pending' }]);
  expect(await shownTo(asha)).toMatchObject([{ state: 'refunding' }]);
  await returnPendingExtras(server.deps);
  expect(await shownTo(asha)).toMatchObject([{ state: 'refunded' }]);
});

test('a return that the gateway refuses waits for a person, who may ask once more', async () => {
  const { asha, transactionId } = await paidTwice();
  const refund = vi.spyOn(server.deps.gateway, 'refund').mockResolvedValueOnce('refused');
  expect(await returnExtraPayments(server.deps, transactionId)).toMatchObject([{ state: 'refund_refused' }]);
  expect(await listExtraPaymentsToReturn(server.deps.db, 10)).toMatchObject([{ extra: { state: 'refund_refused' } }]);
  expect(await shownTo(asha)).toMatchObject([{ state: 'refunding' }]);
  await returnPendingExtras(server.deps);
  expect(refund).toHaveBeenCalledOnce();
  expect(await returnExtraPayments(server.deps, transactionId)).toMatchObject([{ state: 'refunded' }]);
  expect(await subjectsTo(asha.email)).toHaveLength(4);
});

test('at the sandbox an order can be paid twice, and the return of the second leaves the first alone', async () => {
  const { gatewayUrl, transactionId } = await anOrder(server);
  await pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'pay', callback: 'again' });
  await expect.poll(readExtras).toMatchObject([{ state: 'refund_due' }]);
  await returnExtraPayments(server.deps, transactionId);
  expect(await server.deps.db.select().from(sandboxPayments)).toMatchObject([{ refundedAt: null }]);
});
