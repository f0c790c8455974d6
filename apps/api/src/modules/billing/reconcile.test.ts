import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import {
  aCallback,
  anOrder,
  aSignup,
  aSignupOrder,
  expectSoundMoney,
  openShop,
  pressButton,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { coupons, couponUses, orders, paymentEvents, signups } from '../../db/schema/index.ts';
import { findWaitingSignupOrder } from '../accounts/pending-store.ts';
import { deleteUnneeded } from '../privacy/index.ts';
import { billingJobs, reconcileDue } from './reconcile.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

const after = async (by: Parameters<typeof server.clock.advance>[0]) => {
  await server.clock.advance(by);
  return reconcileDue(server.deps);
};
const stateOf = async (id: string) => (await readOrders(server)).find((order) => order.id === id)?.state;
const pay = (gatewayUrl: string | null, answer: 'pay' | 'lose' | 'decline' | 'leave') =>
  pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer });
const runJob = (name: string) =>
  billingJobs(server.deps)
    .find((job) => job.name === name)
    ?.run(new AbortController().signal);

test('money that was taken while the answer was lost is credited by asking after a minute', async () => {
  const { id, gatewayUrl } = await anOrder(server);
  expect((await pay(gatewayUrl, 'lose')).text).toContain('The answer is lost');
  // The clock goes on by itself while a slow machine works.
  expect(await after({ seconds: 30 })).toBe(0);
  expect(await stateOf(id)).toBe('redirected');
  expect(await after({ seconds: 30 })).toBe(1);
  expect(await stateOf(id)).toBe('paid');
});

test('an order that was left expires with its time, and is not asked about any more', async () => {
  const { id } = await anOrder(server);
  await after({ minutes: 10 });
  expect(await stateOf(id)).toBe('redirected');
  await after({ minutes: 20 });
  expect(await stateOf(id)).toBe('expired');
  expect(await after({ days: 1 })).toBe(0);
});

test('a silent gateway is asked at 1, 3, 10 and 30 minutes, 2 and 6 hours, then daily to day 12, and then no more', async () => {
  const { id } = await anOrder(server);
  const status = vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  const asked: number[] = [];
  let minutes = 0;
  for (const step of [1, 2, 7, 20, 90, 240, ...Array<number>(13).fill(1440)]) {
    minutes += step;
    if ((await after({ minutes: step })) > 0) asked.push(minutes);
    if (minutes < 12 * 1440) expect(await stateOf(id)).toBe('redirected');
  }
  expect(asked.slice(0, 6)).toEqual([1, 3, 10, 30, 120, 360]);
  expect(status).toHaveBeenCalledTimes(18);
  expect(await stateOf(id)).toBe('expired');
});

test('a failure that the gateway told by itself is asked about: a success whose word got lost is credited', async () => {
  const { id, transactionId, gatewayUrl } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, outcome: 'failed' }));
  expect(await stateOf(id)).toBe('failed');
  await pay(gatewayUrl, 'lose');
  expect(await after({ minutes: 1 })).toBe(1);
  expect(await stateOf(id)).toBe('paid');
  expect(await after({ days: 1 })).toBe(0);
});

test('asked, it says the same: then it is asked no more', async () => {
  const { id, transactionId, gatewayUrl } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, outcome: 'failed' }));
  await pay(gatewayUrl, 'decline');
  expect(await after({ minutes: 1 })).toBe(1);
  expect(await after({ days: 1 })).toBe(0);
  expect(await stateOf(id)).toBe('failed');
});

test('a failed order about which the gateway keeps silent is asked about as long as an open one', async () => {
  const { id, transactionId } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, outcome: 'failed' }));
  const status = vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  for (const step of [1, 2, 7, 20, 90, 240, ...Array<number>(13).fill(1440)]) await after({ minutes: step });
  expect(status).toHaveBeenCalledTimes(18);
  expect(await stateOf(id)).toBe('failed');
});

test('a failure told late is asked about soon, not when the plan of an old order comes to it: the student may pay again', async () => {
  const { id, transactionId, gatewayUrl } = await anOrder(server);
  await after({ minutes: 12 });
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, outcome: 'failed' }));
  await pay(gatewayUrl, 'lose');
  expect(await after({ minutes: 1 })).toBe(1);
  expect(await stateOf(id)).toBe('paid');
});

test('questions about a failed order leave the day that its student reads as it was', async () => {
  const { transactionId } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, outcome: 'failed' }));
  const [failed] = await readOrders(server);
  vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  expect(await after({ days: 1 })).toBe(1);
  expect(await readOrders(server)).toMatchObject([{ updatedAt: failed?.updatedAt }]);
});

test('a failure that is told while the last question is under way brings no further one', async () => {
  const { id, transactionId } = await anOrder(server);
  vi.spyOn(server.deps.gateway, 'status').mockImplementation(async () => {
    await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, outcome: 'failed' }));
    throw new Error('no answer');
  });
  expect(await after({ days: 12 })).toBe(1);
  expect(await stateOf(id)).toBe('failed');
  expect(await after({ days: 2 })).toBe(0);
});

/** An order that the gateway, asked, has called expired, and that was paid there nevertheless. */
async function paidAfterItsEnd() {
  const order = await anOrder(server);
  const { gateway, db } = server.deps;
  const status = gateway.status.bind(gateway);
  vi.spyOn(gateway, 'status').mockImplementationOnce(async (asked) => ({
    ...(await status(asked)),
    outcome: 'expired',
  }));
  await after({ minutes: 1 });
  await pay(order.gatewayUrl, 'lose');
  expect(await db.select().from(orders)).toMatchObject([{ state: 'expired', nextCheckAt: null }]);
  return order;
}

test('a success that comes too late to be believed, of an order that had come to its end, is asked about', async () => {
  const { id, transactionId } = await paidAfterItsEnd();
  const longAgo = new Date(server.deps.now().getTime() - 301_000);
  const answer = await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900 }, longAgo));
  expect(answer.statusCode).toBe(400);
  expect(await reconcileDue(server.deps)).toBe(1);
  expect(await stateOf(id)).toBe('paid');
});

test('a return that could not be settled is asked about, also where the order had come to its end', async () => {
  const { id, gatewayUrl } = await paidAfterItsEnd();
  vi.spyOn(server.deps.gateway, 'status').mockRejectedValueOnce(new Error('no answer'));
  await pay(gatewayUrl, 'leave');
  expect(await stateOf(id)).toBe('expired');
  expect(await after({ minutes: 10 })).toBe(1);
  expect(await stateOf(id)).toBe('paid');
});

test('a success that is told after the order was given up is still credited', async () => {
  const { id, transactionId } = await anOrder(server);
  vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  await after({ days: 12 });
  expect(await stateOf(id)).toBe('expired');
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900 }));
  expect(await stateOf(id)).toBe('paid');
});

test('a payment that the last question finds, but that cannot be written down, is asked about until the gateway speaks again', async () => {
  const { id, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl, 'lose');
  const transaction = server.deps.db.transaction.bind(server.deps.db);
  vi.spyOn(server.deps.db, 'transaction')
    .mockImplementationOnce(transaction)
    .mockRejectedValueOnce(new Error('the database is away'));
  expect(await after({ days: 12 })).toBe(1);
  expect(await stateOf(id)).toBe('redirected');
  expect(server.logged()).toContain('could not be settled');
  expect(server.logged()).not.toContain('did not answer');
  vi.spyOn(server.deps.gateway, 'status').mockRejectedValueOnce(new Error('no answer'));
  expect(await after({ minutes: 10 })).toBe(1);
  expect(await stateOf(id)).toBe('redirected');
  expect(await after({ days: 1 })).toBe(1);
  expect(await stateOf(id)).toBe('paid');
});

test('the last question is put off when it is taken: a process that dies over it loses no payment', async () => {
  const { id, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl, 'lose');
  vi.spyOn(server.deps.gateway, 'status').mockReturnValueOnce(new Promise(() => {}));
  void after({ days: 12 });
  await expect.poll(() => vi.mocked(server.deps.gateway.status).mock.calls.length).toBe(1);
  await after({ days: 1 });
  expect(await stateOf(id)).toBe('paid');
});

test('orders that are due together are settled one after another, so that students find connections free', async () => {
  const placed = await Promise.all(Array.from({ length: 5 }, () => anOrder(server)));
  for (const { gatewayUrl } of placed) await pay(gatewayUrl, 'lose');
  let [now, most] = [0, 0];
  const transaction = server.deps.db.transaction.bind(server.deps.db);
  vi.spyOn(server.deps.db, 'transaction').mockImplementation(async (...given) => {
    most = Math.max(most, ++now);
    return transaction(...given).finally(() => --now);
  });
  await after({ minutes: 1 });
  expect(most).toBe(1);
  expect((await readOrders(server)).map((order) => order.state)).toEqual(Array(5).fill('paid'));
});

test('two processes that reconcile at once ask once and credit once', async () => {
  const placed = await Promise.all(Array.from({ length: 12 }, () => anOrder(server)));
  for (const { gatewayUrl } of placed) await pay(gatewayUrl, 'lose');
  await server.clock.advance({ minutes: 1 });
  const status = vi.spyOn(server.deps.gateway, 'status');
  await Promise.all([reconcileDue(server.deps), reconcileDue(server.deps), reconcileDue(server.deps)]);
  expect(status).toHaveBeenCalledTimes(12);
  expect((await readOrders(server)).map((order) => order.state)).toEqual(Array(12).fill('paid'));
});

test('an order that never reached the gateway expires with its time', async () => {
  const { id } = await anOrder(server);
  await server.deps.db.update(orders).set({ state: 'created', gatewayUrl: null }).where(eq(orders.id, id));
  await after({ minutes: 30 });
  expect(await stateOf(id)).toBe('expired');
});

test('a late success honours the coupon that has gone to another meanwhile', async () => {
  const first = await anOrder(server, { couponCode: 'ONCE' });
  await after({ minutes: 31 });
  const second = await anOrder(server, { couponCode: 'ONCE' });
  await pay(second.gatewayUrl, 'pay');
  const { transactionId, amountPaise } = first;
  await sendCallback(server, aCallback(server, { transactionId, amountPaise }));
  const uses = await server.deps.db.select().from(couponUses);
  expect(new Map(uses.map((use) => [use.orderId, use.state]))).toEqual(
    new Map([
      [first.id, 'honoured'],
      [second.id, 'consumed'],
    ]),
  );
});

test('a late success honours a coupon that the same student has used for another order meanwhile', async () => {
  await server.deps.db.update(coupons).set({ maxUsesPerStudent: 1 }).where(eq(coupons.code, 'WELCOME10'));
  const wanted = { couponCode: 'WELCOME10', studentId: (await aStudent(server)).id };
  const first = await anOrder(server, wanted);
  const { transactionId, amountPaise } = first;
  await sendCallback(server, aCallback(server, { transactionId, amountPaise, outcome: 'failed' }));
  const second = await anOrder(server, wanted);
  for (const { gatewayUrl } of [second, first]) await pay(gatewayUrl, 'pay');
  const uses = await server.deps.db.select().from(couponUses);
  expect(new Map(uses.map((use) => [use.orderId, use.state]))).toEqual(
    new Map([
      [first.id, 'honoured'],
      [second.id, 'consumed'],
    ]),
  );
});

test('a late success takes its coupon again when nobody else did', async () => {
  const { transactionId, amountPaise } = await anOrder(server, { couponCode: 'ONCE' });
  await after({ minutes: 31 });
  await sendCallback(server, aCallback(server, { transactionId, amountPaise }));
  expect(await server.deps.db.select().from(couponUses)).toMatchObject([{ state: 'consumed' }]);
  expect(await server.deps.db.select().from(coupons).where(eq(coupons.code, 'ONCE'))).toMatchObject([{ maxUses: 1 }]);
});

test('lapsed reservations are marked as released', async () => {
  vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  await anOrder(server, { couponCode: 'WELCOME10' });
  await server.clock.advance({ minutes: 30 });
  await runJob('lapsed-coupons');
  expect(await server.deps.db.select().from(couponUses)).toMatchObject([{ state: 'released' }]);
});

test('a sign-up with an unconfirmed payment is known by both its contacts, until it is confirmed or over', async () => {
  const { gatewayUrl, signupId } = await aSignupOrder(server);
  const [signup] = await server.deps.db.select().from(signups);
  const waiting = async () => [
    await findWaitingSignupOrder(server.deps.db, { kind: 'email', email: signup?.email ?? '' }),
    await findWaitingSignupOrder(server.deps.db, { kind: 'phone', phone: signup?.phone ?? '' }),
  ];
  expect(signup?.id).toBe(signupId);
  expect(await waiting()).toEqual(['redirected', 'redirected']);
  const stranger = await aSignup(server);
  expect(await findWaitingSignupOrder(server.deps.db, { kind: 'email', email: stranger.email })).toBeNull();
  await pay(gatewayUrl, 'pay');
  expect(await waiting()).toEqual([null, null]);
});

test('the words of the gateway are kept for 90 days, those that paid an order for good', async () => {
  const [paid, failed] = [await anOrder(server), await anOrder(server)];
  await pay(paid.gatewayUrl, 'pay');
  await pay(failed.gatewayUrl, 'decline');
  await server.clock.advance({ days: 89 });
  await deleteUnneeded(server.deps.db);
  expect(await server.deps.db.select().from(paymentEvents)).toHaveLength(2);
  await server.clock.advance({ days: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await server.deps.db.select().from(paymentEvents)).toMatchObject([{ orderId: paid.id, outcome: 'paid' }]);
});
