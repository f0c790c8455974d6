import { dashboard } from '@dakhila/contract/dashboard';
import { payments } from '@dakhila/contract/payments';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBrowserOf, aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { aCallback, anOrder, aSignupOrder, expectSoundMoney, openShop, sendCallback } from '../../../test/shop.ts';
import { orders, students } from '../../db/schema/index.ts';
import { refundOrder } from './refunds.ts';
import { acceptOrder } from './settle-payment.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

const CONTACTS = { email: 'rohan@example.com', phone: '919876543210' };
const subjectsTo = async (email: string) => (await messagesTo(server, email)).map(({ subject }) => subject).sort();

/** A student whose sign-up was paid for twice, from two browsers. */
async function paidTwoPlans() {
  const placed = [await aSignupOrder(server, CONTACTS), await aSignupOrder(server, CONTACTS)];
  for (const { transactionId } of placed) await sendCallback(server, aCallback(server, { transactionId }));
  const [student] = await server.deps.db.select().from(students);
  const browser = await aBrowserOf(server, student?.id ?? '');
  return { browser, first: placed[0]?.transactionId ?? '', second: placed[1]?.transactionId ?? '' };
}

test('two sign-up plans that were both paid are both seen, the second with a mail', async () => {
  const { browser, first, second } = await paidTwoPlans();
  const { body } = await browser.call(payments.mine);
  expect(body.data).toMatchObject([
    { transactionId: second, state: 'review', amount: 999, received: 999 },
    { transactionId: first, state: 'paid', amount: 999, received: 999 },
  ]);
  expect((await browser.call(dashboard.read)).body.data).toMatchObject({ payment: { state: 'review' } });
  expect(await subjectsTo(CONTACTS.email)).toEqual([
    'Payment received: Standard · Dakhila',
    'We’re checking your payment: Standard · Dakhila',
  ]);
});

test('a second plan is not credited by accident: it stays for a person until the first went back', async () => {
  const { first, second } = await paidTwoPlans();
  expect(await acceptOrder(server.deps, second)).toMatchObject({ state: 'review' });
  await refundOrder(server.deps, first);
  expect(await acceptOrder(server.deps, second)).toMatchObject({ state: 'paid' });
});

test('a payment that nobody could be credited for is seen by whoever signs up with its address later', async () => {
  await aStudent(server, { phone: CONTACTS.phone });
  const { transactionId } = await aSignupOrder(server, CONTACTS);
  await sendCallback(server, aCallback(server, { transactionId }));
  expect(await subjectsTo(CONTACTS.email)).toEqual(['We’re checking your payment: Standard · Dakhila']);
  const rohan = await aStudent(server, { email: CONTACTS.email });
  expect((await rohan.browser.call(payments.mine)).body.data).toMatchObject([{ transactionId, state: 'review' }]);
  const stranger = await aStudent(server);
  expect((await stranger.browser.call(payments.mine)).body.data).toEqual([]);
});

test('money that differs from the price is shown as it arrived', async () => {
  const asha = await aStudent(server);
  const { transactionId } = await anOrder(server, { studentId: asha.id });
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 15_000 }));
  expect((await asha.browser.call(payments.mine)).body.data).toMatchObject([
    { transactionId, state: 'review', amount: 199, received: 150 },
  ]);
});

test('every state of an order is listed, and each change of money that was taken is told', async () => {
  const asha = await aStudent(server);
  const { id, transactionId } = await anOrder(server, { studentId: asha.id });
  const state = async () => {
    const { body } = await asha.browser.call(payments.mine);
    return (body.data as { state: string }[]).map((order) => order.state);
  };
  for (const [stored, shown] of [
    ['created', 'processing'],
    ['redirected', 'processing'],
    ['failed', 'failed'],
    ['expired', 'expired'],
  ] as const) {
    await server.deps.db.update(orders).set({ state: stored }).where(eq(orders.id, id));
    expect(await state()).toEqual([shown]);
  }
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900 }));
  expect(await state()).toEqual(['paid']);
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValueOnce('pending');
  await refundOrder(server.deps, transactionId);
  expect(await state()).toEqual(['refunding']);
  await refundOrder(server.deps, transactionId);
  expect(await state()).toEqual(['refunded']);
  expect(await subjectsTo(asha.email)).toEqual([
    'Payment received: 5 Prediction Attempts · Dakhila',
    'Refund: 5 Prediction Attempts · Dakhila',
    'Your refund has started: 5 Prediction Attempts · Dakhila',
  ]);
});
