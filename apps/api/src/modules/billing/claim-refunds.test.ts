import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import {
  aCallback,
  anOrder,
  expectSoundMoney,
  openShop,
  pressButton,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { extraPayments, orders } from '../../db/schema/index.ts';
import { claimEach } from './claim-refunds.ts';
import { payBackPending, refundOrder, returnExtraPayments, returnPendingExtras } from './refunds.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

const spyOnRefund = () => vi.spyOn(server.deps.gateway, 'refund');

/** An order whose refund the gateway has not confirmed. */
async function aPendingRefund() {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'pay' });
  spyOnRefund().mockResolvedValueOnce('pending');
  await refundOrder(server.deps, transactionId);
  return transactionId;
}

/** An order that was paid twice, and whose second payment the gateway has not returned. */
async function aPendingReturn(name: string) {
  const { transactionId } = await anOrder(server, { studentId: (await aStudent(server)).id });
  for (const paymentId of [`${name}-1`, `${name}-2`])
    await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, paymentId }));
  spyOnRefund().mockResolvedValueOnce('pending');
  await returnExtraPayments(server.deps, transactionId);
  return transactionId;
}

/** Each payment that the gateway is asked to refund, and the most at once for one payment. */
function watchRefunds() {
  const asked: string[] = [];
  const running = new Map<string, number>();
  let mostAtOnce = 0;
  spyOnRefund().mockImplementation(async ({ paymentId }) => {
    asked.push(paymentId);
    running.set(paymentId, (running.get(paymentId) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, ...running.values());
    await new Promise((resolve) => setTimeout(resolve, 20));
    running.set(paymentId, (running.get(paymentId) ?? 0) - 1);
    return 'done';
  });
  return { asked, mostAtOnce: () => mostAtOnce };
}

test('several processes and an operator at once ask for each refund once', async () => {
  const pending = [await aPendingRefund(), await aPendingRefund(), await aPendingRefund()];
  const { asked, mostAtOnce } = watchRefunds();
  await Promise.all([
    ...Array.from({ length: 4 }, () => payBackPending(server.deps)),
    ...pending.map((transactionId) => refundOrder(server.deps, transactionId).catch(() => undefined)),
  ]);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect([asked.length, mostAtOnce()]).toEqual([3, 1]);
  expect((await readOrders(server)).map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
});

test('several processes at once ask for the return of each second payment once', async () => {
  for (const name of ['a', 'b', 'c']) await aPendingReturn(name);
  const { asked } = watchRefunds();
  await Promise.all(Array.from({ length: 4 }, () => returnPendingExtras(server.deps)));
  expect(asked.toSorted()).toEqual(['a-2', 'b-2', 'c-2']);
  const extras = await server.deps.db.select().from(extraPayments);
  expect(extras.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
});

test('a refund that fails does not stop the others, and one that stays pending is asked for once in a run', async () => {
  for (let count = 0; count < 3; count += 1) await aPendingRefund();
  const refund = spyOnRefund();
  refund.mockClear();
  refund.mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce('pending').mockResolvedValueOnce('done');
  await payBackPending(server.deps);
  expect(refund).toHaveBeenCalledTimes(3);
  const states = async () => (await readOrders(server)).map(({ state }) => state).toSorted();
  expect(await states()).toEqual(['refund_pending', 'refund_pending', 'refunded']);
  refund.mockResolvedValue('done');
  await payBackPending(server.deps);
  expect(await states()).toEqual(['refunded', 'refunded', 'refunded']);
});

test('a refund whose answer cannot be saved is logged, and the others go on', async () => {
  for (const name of ['a', 'b']) await aPendingReturn(name);
  let isFirst = true;
  spyOnRefund().mockResolvedValue('done');
  const { transaction } = server.deps.db;
  vi.spyOn(server.deps.db, 'transaction').mockImplementation((...given) => {
    if (!isFirst) return Reflect.apply(transaction, server.deps.db, given);
    isFirst = false;
    return Promise.reject(new Error('the database went away'));
  });
  await returnPendingExtras(server.deps);
  vi.restoreAllMocks();
  expect(server.logged()).toContain('a refund failed, it will be asked again');
  const extras = await server.deps.db.select().from(extraPayments).orderBy(extraPayments.id);
  expect(extras.map(({ state }) => state)).toEqual(['refund_pending', 'refunded']);
});

test('a refund that a crashed process had claimed is asked for again after two minutes', async () => {
  await aPendingRefund();
  await server.pool.query("update orders set refund_claimed_until = app_now() + interval '2 minutes'");
  const { asked } = watchRefunds();
  await payBackPending(server.deps);
  expect(asked).toEqual([]);
  await server.clock.advance({ minutes: 2, seconds: 1 });
  await payBackPending(server.deps);
  expect(asked).toHaveLength(1);
});

test('a stopping process asks for no further refund', async () => {
  await aPendingRefund();
  const { asked } = watchRefunds();
  await payBackPending(server.deps, AbortSignal.abort());
  expect(asked).toEqual([]);
});

test('a run asks about no more than its share, and the next run about those that it did not reach', async () => {
  for (let count = 0; count < 3; count += 1) await aPendingRefund();
  const runs: string[][] = [];
  for (let run = 0; run < 3; run += 1) {
    const asked: string[] = [];
    await claimEach(server.deps, orders, undefined, async ({ id }) => asked.push(id), 2);
    runs.push(asked);
  }
  expect(runs.map(({ length }) => length)).toEqual([2, 2, 2]);
  // Each of the three is asked about twice, and none a third time before the others.
  const times = Map.groupBy(runs.flat(), (id) => id);
  expect([...times.values()].map(({ length }) => length)).toEqual([2, 2, 2]);
});
