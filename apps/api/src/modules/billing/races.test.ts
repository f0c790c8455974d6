import { signup } from '@dakhila/contract/signup';
import { topUps } from '@dakhila/contract/top-ups';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import {
  aCallback,
  anOrder,
  aSignup,
  aSignupOrder,
  expectSoundMoney,
  gatewayUrlOf,
  openShop,
  pressButton,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { coupons, couponUses, ledger, students } from '../../db/schema/index.ts';
import { insertEntry } from './ledger-store.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(() => expectSoundMoney(server));

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test('of 60 students who race for a coupon with 20 uses exactly 20 get one', async () => {
  await server.deps.db.insert(coupons).values({ code: 'TWENTY', percent: 50, maxUses: 20 });
  const students = await times(60, () => aStudent(server));
  const body = { tierId: 'attempts-5', couponCode: 'TWENTY' };
  const answers = await Promise.all(
    students.map(({ browser }) => browser.call(topUps.predictions.selectTier, { body })),
  );
  const served = answers.flatMap((answer, index) => (answer.status === 200 ? [{ answer, index }] : []));
  expect(served).toHaveLength(20);
  expect(new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(
    new Set(['coupon-used-up']),
  );
  for (const { answer, index } of served) {
    const { browser } = students[index] ?? { browser: server.newBrowser() };
    await pressButton(browser, gatewayUrlOf(answer), { answer: 'pay' });
  }
  expect(await server.deps.db.select().from(couponUses)).toMatchObject(
    Array.from({ length: 20 }, () => ({ state: 'consumed' })),
  );
});

test('of 50 spends on 5 attempts exactly 5 succeed', async () => {
  const asha = await aStudent(server, { pulls: 5 });
  const spent = await times(50, (index) =>
    server.deps.db.transaction((tx) =>
      insertEntry(tx, { studentId: asha.id, kind: 'attempts', amount: -1, reason: 'use', reference: `run-${index}` }),
    ),
  );
  expect(spent.filter(Boolean)).toHaveLength(5);
});

test('20 callbacks at once, half of them the same, credit once', async () => {
  const { transactionId } = await anOrder(server);
  const same = aCallback(server, { transactionId, amountPaise: 19_900, eventId: 'the same' });
  const answers = await times(20, (index) =>
    sendCallback(server, index % 2 ? same : aCallback(server, { transactionId, amountPaise: 19_900 })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  expect(await server.deps.db.select().from(ledger)).toHaveLength(1);
});

test('a sign-up whose payment is told ten times at once becomes one account', async () => {
  const { transactionId } = await aSignupOrder(server);
  const answers = await times(10, () => sendCallback(server, aCallback(server, { transactionId })));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
  expect(await server.deps.db.select().from(students)).toHaveLength(1);
  expect(await server.deps.db.select().from(ledger)).toHaveLength(1);
});

test('two sign-ups of one person that are paid at once: one account, one credit, one for a person to decide', async () => {
  const contacts = { email: 'rohan@example.com', phone: '919876543210' };
  const placed = [await aSignupOrder(server, contacts), await aSignupOrder(server, contacts)];
  await Promise.all(placed.map(({ transactionId }) => sendCallback(server, aCallback(server, { transactionId }))));
  expect((await readOrders(server)).map((order) => order.state).sort()).toEqual(['paid', 'review']);
  expect(await server.deps.db.select().from(students)).toHaveLength(1);
});

test('ten clicks at once are one order', async () => {
  const asha = await aStudent(server);
  const answers = await times(10, () =>
    asha.browser.call(topUps.counselling.selectTier, { body: { tierId: 'session-1', couponCode: 'FLAT100' } }),
  );
  expect(new Set(answers.map(gatewayUrlOf)).size).toBe(1);
  expect(await readOrders(server)).toHaveLength(1);
});

test('a free top-up clicked ten times at once with a coupon for one use is had once', async () => {
  await server.deps.db.insert(coupons).values({ code: 'GIFT', percent: 100, maxUses: 1 });
  const asha = await aStudent(server);
  const body = { tierId: 'attempts-5', couponCode: 'GIFT' };
  const answers = await times(10, () => asha.browser.call(topUps.predictions.selectTier, { body }));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(await server.deps.db.select().from(ledger)).toHaveLength(1);
});

test('a free top-up clicked ten times at once is credited once; a minute later it is bought again', async () => {
  const asha = await aStudent(server);
  const buy = () =>
    asha.browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5', couponCode: 'FULLRIDE' } });
  const answers = await times(5, buy);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect(await readOrders(server)).toHaveLength(1);
  await server.clock.advance({ seconds: 61 });
  await buy();
  expect(await readOrders(server)).toHaveLength(2);
});

test('the free plan clicked five times at once is one account, and every click is told that it worked', async () => {
  const rohan = await aSignup(server);
  const finish = () => rohan.browser.call(signup.freeTierSignup, { body: { email: rohan.email, tierId: 'basic' } });
  const answers = await times(5, finish);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect(await server.deps.db.select().from(students)).toHaveLength(1);
});
