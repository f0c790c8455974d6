import { payments } from '@dakhila/contract/payments';
import { signup } from '@dakhila/contract/signup';
import { students } from '@dakhila/contract/students';
import { topUps, upgrades } from '@dakhila/contract/top-ups';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import {
  aSignup,
  expectSoundMoney,
  gatewayUrlOf,
  hearCallbacks,
  openShop,
  pressButton,
  readOrders,
} from '../../../test/shop.ts';
import { students as studentTable } from '../../db/schema/index.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(() => expectSoundMoney(server));

const readStudents = () => server.deps.db.select().from(studentTable);
const select = (rohan: Awaited<ReturnType<typeof aSignup>>, tierId: string, couponCode = '') =>
  rohan.browser.call(signup.selectTier, { body: { email: rohan.email, tierId, couponCode } });

test('anyone may see what is on sale, plans first', async () => {
  const { status, body } = await server.newBrowser().call(signup.subscriptionTiers);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { _id: 'basic', name: 'Basic', cost: 0, discount: 0, isTopUp: false, recommendationPulls: 3 },
    { name: 'Standard', cost: 1998, discount: 50, recommendationPulls: 15, psychometricAssessment: false },
    { name: 'Premium', cost: 9998, availableCounsellingSessions: 3, psychometricAssessment: true },
    ...Array.from({ length: 5 }, () => ({ isTopUp: true })),
  ]);
});

test('paying for a plan makes the account, credits it once, and says so on the page and by e-mail', async () => {
  const rohan = await aSignup(server);
  const started = await select(rohan, 'premium');
  expect(started).toMatchObject({ status: 200, body: { success: true, freeTier: false } });
  const page = await pressButton(rohan.browser, gatewayUrlOf(started), { answer: 'pay', callback: 'twice' });
  await hearCallbacks(server, 2);
  expect(page).toMatchObject({
    path: '/payment-status',
    result: { success: true, data: { orderInfo: 'Premium', amount: 4999, timestamp: expect.any(String) } },
  });
  const status = await server
    .newBrowser()
    .call(payments.status, { params: { transactionId: page.result.data.transactionId } });
  expect(status.body.data).toMatchObject({ state: 'paid', purpose: 'signup', plan: 'Premium', amount: 4999 });
  expect(await readStudents()).toMatchObject([{ email: rohan.email, phone: rohan.phone, tierName: 'Premium' }]);
  const [receipt] = await messagesTo(server, rohan.email);
  expect(receipt?.text).toContain('₹4,999');
  expect(receipt?.text).toContain(
    'This gives you 40 predictor attempts, 3 counseling sessions and 1 psychometric assessment.',
  );
  expect(receipt?.text).toMatch(/Invoice: DK\/\d\d-\d\d\/000001/);
});

test('a declined payment makes no account, and the plan can be chosen again', async () => {
  const rohan = await aSignup(server);
  const page = await pressButton(rohan.browser, gatewayUrlOf(await select(rohan, 'standard')), { answer: 'decline' });
  expect(page).toMatchObject({ path: '/payment-status', result: { success: false, data: { orderInfo: 'Standard' } } });
  expect(page.result.pending).toBeUndefined();
  expect(await readStudents()).toEqual([]);
  await pressButton(rohan.browser, gatewayUrlOf(await select(rohan, 'standard')), { answer: 'pay' });
  expect(await readOrders(server)).toMatchObject([{ state: 'failed' }, { state: 'paid' }]);
});

test('whoever leaves the gateway is back at the plans, and the same order goes on', async () => {
  const rohan = await aSignup(server);
  const first = gatewayUrlOf(await select(rohan, 'standard'));
  expect(await pressButton(rohan.browser, first, { answer: 'leave' })).toMatchObject({ path: '/signup/subscription' });
  expect(gatewayUrlOf(await select(rohan, 'standard'))).toBe(first);
  expect(await readOrders(server)).toHaveLength(1);
});

test('the free plan makes the account without a gateway, and a second click changes nothing', async () => {
  const rohan = await aSignup(server);
  const choose = () => rohan.browser.call(signup.freeTierSignup, { body: { email: rohan.email, tierId: 'basic' } });
  expect(await choose()).toMatchObject({ status: 200, body: { success: true } });
  expect(await choose()).toMatchObject({ status: 200 });
  expect(await readStudents()).toMatchObject([{ tierName: 'Basic' }]);
  expect(await readOrders(server)).toMatchObject([{ state: 'paid', amountPaise: 0, attempts: 3 }]);
  expect(await messagesTo(server, rohan.email)).toHaveLength(1);
});

test('a plan that costs something is not to be had for free', async () => {
  const rohan = await aSignup(server);
  const body = { email: rohan.email, tierId: 'standard' };
  expect(await rohan.browser.call(signup.freeTierSignup, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', message: 'This plan isn’t free. Please continue to payment' },
  });
});

test('a price of nothing skips the gateway and leads to the result page', async () => {
  const rohan = await aSignup(server);
  const started = await select(rohan, 'premium', 'FULLRIDE');
  expect(started.body).toMatchObject({ success: true, freeTier: true });
  const url = new URL(gatewayUrlOf(started));
  expect(url.pathname).toBe('/payment-status');
  expect(JSON.parse(url.searchParams.get('paymentResponse') ?? '')).toMatchObject({
    success: true,
    data: { orderInfo: 'Premium', amount: 0 },
  });
  expect(await readStudents()).toMatchObject([{ tierName: 'Premium' }]);

  const asha = await aStudent(server);
  const topUp = await asha.browser.call(topUps.psychometric.selectTier, {
    body: { tierId: 'assessment', couponCode: 'FULLRIDE' },
  });
  expect(topUp.body.freeTier).toBe(true);
  expect(new URL(gatewayUrlOf(topUp)).pathname).toBe('/payment-status-psychometric');
});

test.each([
  ['predictions', 'attempts-5', '/payment-status-recommendation', 199, { recommendationPulls: 6 }],
  ['counselling', 'sessions-3', '/payment-status-counseling', 2399, { availableCounsellingSessions: 3 }],
  ['psychometric', 'assessment', '/payment-status-psychometric', 799, { psychometricAssessment: true }],
] as const)('a %s top-up is credited at once', async (kind, tierId, path, amount, allowance) => {
  const asha = await aStudent(server, { pulls: 1 });
  const started = await asha.browser.call(topUps[kind].selectTier, { body: { tierId } });
  expect(started.body).toMatchObject({ success: true, freeTier: false });
  expect(started.body.data).not.toHaveProperty('EncData');
  const page = await pressButton(asha.browser, gatewayUrlOf(started), { answer: 'pay' });
  expect(page).toMatchObject({ path, result: { success: true, data: { amount } } });
  const me = await asha.browser.call(students.me);
  expect(me.body.data).toMatchObject({ subscriptionTier: 'Basic', subscriptionAllowance: allowance });
});

test('a click that costs nothing counts once, also when the server died before it remembered its answer', async () => {
  const asha = await aStudent(server);
  const click = () =>
    asha.browser.call(
      topUps.predictions.selectTier,
      { body: { tierId: 'attempts-5', couponCode: 'FULLRIDE' } },
      { headers: { 'idempotency-key': 'one-click' } },
    );
  expect((await click()).status).toBe(200);
  await server.pool.query('update idempotency_keys set answer = null');
  // The claim of the dead server has lapsed by now.
  await server.clock.advance({ seconds: 61 });
  expect((await click()).status).toBe(200);
  expect(await readOrders(server)).toHaveLength(1);
});

test('each top-up list holds its own kind only; Premium is no top-up', async () => {
  const asha = await aStudent(server);
  const idsOf = async (kind: keyof typeof topUps) => {
    const { body } = await asha.browser.call(topUps[kind].tiers);
    return (body.data as { _id: string }[]).map((tier) => tier._id);
  };
  expect(await idsOf('predictions')).toEqual(['attempts-5', 'attempts-15']);
  expect(await idsOf('counselling')).toEqual(['session-1', 'sessions-3']);
  expect(await idsOf('psychometric')).toEqual(['assessment']);
});

test.each([
  ['counselling', 'premium'],
  ['predictions', 'session-1'],
  ['psychometric', 'nonsense'],
] as const)('a %s top-up cannot be %s', async (kind, tierId) => {
  const asha = await aStudent(server);
  expect(await asha.browser.call(topUps[kind].selectTier, { body: { tierId } })).toMatchObject({
    status: 404,
    body: { status: 'fail', code: 'tier-not-found' },
  });
});

test('a student may buy a better plan later, and only a better one', async () => {
  const asha = await aStudent(server, { tier: 'Standard', pulls: 2 });
  const namesOf = async () => (await asha.browser.call(upgrades.tiers)).body.data as { name: string }[];
  expect(await namesOf()).toMatchObject([{ name: 'Premium' }]);
  const started = await asha.browser.call(upgrades.selectTier, { body: { tierId: 'premium' } });
  await pressButton(asha.browser, gatewayUrlOf(started), { answer: 'pay' });
  expect((await asha.browser.call(students.me)).body.data).toMatchObject({
    subscriptionTier: 'Premium',
    subscriptionAllowance: { recommendationPulls: 42, totalCounsellingSessions: 3 },
  });
  expect(await namesOf()).toEqual([]);
  const again = await asha.browser.call(upgrades.selectTier, { body: { tierId: 'standard' } });
  expect(again).toMatchObject({ status: 409, body: { message: 'You already have this plan or a better one' } });
  expect((await server.newBrowser().call(upgrades.tiers)).status).toBe(401);
  expect((await server.newBrowser().call(upgrades.selectTier, { body: { tierId: 'premium' } })).status).toBe(401);
});

test('the assessment is bought once', async () => {
  const asha = await aStudent(server);
  const buy = () => asha.browser.call(topUps.psychometric.selectTier, { body: { tierId: 'assessment' } });
  await pressButton(asha.browser, gatewayUrlOf(await buy()), { answer: 'pay' });
  expect(await buy()).toMatchObject({
    status: 409,
    body: { message: 'You already have the psychometric assessment' },
  });
});

test('of two orders for the assessment that are both paid the second is kept for a refund', async () => {
  const asha = await aStudent(server);
  const buy = async (couponCode?: string) => {
    const body = { tierId: 'assessment', ...(couponCode && { couponCode }) };
    return gatewayUrlOf(await asha.browser.call(topUps.psychometric.selectTier, { body }));
  };
  for (const url of [await buy(), await buy('WELCOME10')]) await pressButton(asha.browser, url, { answer: 'pay' });
  expect(await readOrders(server)).toMatchObject([
    { state: 'paid', reviewReason: null },
    { state: 'review', reviewReason: 'second-assessment' },
  ]);
  const [held, receipt] = await messagesTo(server, asha.email);
  expect(held?.subject).toContain('We’re checking your payment');
  expect(receipt?.text).toContain('This gives you 1 psychometric assessment.');
});

test('a student sees their own orders, newest first', async () => {
  const [asha, meera] = [await aStudent(server), await aStudent(server)];
  await asha.browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5' } });
  const second = await asha.browser.call(topUps.counselling.selectTier, { body: { tierId: 'session-1' } });
  await pressButton(asha.browser, gatewayUrlOf(second), { answer: 'pay' });
  const { body } = await asha.browser.call(payments.mine);
  expect(body.data).toMatchObject([
    { state: 'paid', purpose: 'counselling', amount: 999 },
    { state: 'processing', purpose: 'predictions', amount: 199 },
  ]);
  expect((await meera.browser.call(payments.mine)).body.data).toEqual([]);
  expect((await server.newBrowser().call(payments.mine)).status).toBe(401);
});

test('a top-up is no plan to sign up with, and a tier taken off sale is gone', async () => {
  const rohan = await aSignup(server);
  expect(await select(rohan, 'attempts-5')).toMatchObject({ status: 404 });
  await server.pool.query("update tiers set is_on_sale = false where id = 'standard'");
  expect(await select(rohan, 'standard')).toMatchObject({ status: 404 });
});

test('plans are for the verified sign-up of this very browser', async () => {
  const [rohan, meera] = [await aSignup(server), await aSignup(server)];
  const unverified = await aSignup(server, { isVerified: false });
  const body = { email: rohan.email, tierId: 'standard' };
  expect(await meera.browser.call(signup.selectTier, { body })).toMatchObject({ status: 409 });
  expect(await server.newBrowser().call(signup.selectTier, { body })).toMatchObject({
    status: 409,
    body: { code: 'no-pending-signup' },
  });
  expect(await select(unverified, 'standard')).toMatchObject({ status: 409, body: { code: 'signup-unverified' } });
  const free = { email: unverified.email, tierId: 'basic' };
  expect(await unverified.browser.call(signup.freeTierSignup, { body: free })).toMatchObject({ status: 409 });
  expect(await readOrders(server)).toEqual([]);
});

test('top-ups are for students', async () => {
  const nobody = server.newBrowser();
  for (const { tiers, selectTier } of Object.values(topUps)) {
    expect((await nobody.call(tiers)).status).toBe(401);
    expect((await nobody.call(selectTier, { body: { tierId: 'attempts-5' } })).status).toBe(401);
  }
});

test('the price is fixed when the order is made', async () => {
  const rohan = await aSignup(server);
  const url = gatewayUrlOf(await select(rohan, 'standard', 'WELCOME10'));
  await server.pool.query("update tiers set cost_paise = 500000, attempts = 1 where id = 'standard'");
  const page = await pressButton(rohan.browser, url, { answer: 'pay' });
  expect(page.result.data.amount).toBe(899);
  expect(await readOrders(server)).toMatchObject([{ state: 'paid', amountPaise: 89_900, attempts: 15 }]);
});

test('another plan or another coupon is another order', async () => {
  const rohan = await aSignup(server);
  const urls = [
    await select(rohan, 'standard'),
    await select(rohan, 'standard', 'FLAT100'),
    await select(rohan, 'premium'),
    await select(rohan, 'standard'),
  ].map(gatewayUrlOf);
  expect(new Set(urls).size).toBe(3);
  expect(urls[3]).toBe(urls[0]);
});

test('an order whose time is over is not offered again', async () => {
  const rohan = await aSignup(server);
  const first = gatewayUrlOf(await select(rohan, 'standard'));
  await server.clock.advance({ minutes: 30 });
  expect(gatewayUrlOf(await select(rohan, 'standard'))).not.toBe(first);
});

test('the payment under way is found by its browser, and by nobody else', async () => {
  const rohan = await aSignup(server);
  const current = async (browser = rohan.browser) => (await browser.call(payments.current)).body.data;
  const nothing = { order: null, gatewayURL: null };
  expect(await current()).toEqual(nothing);
  const url = gatewayUrlOf(await select(rohan, 'standard'));
  expect(await current()).toMatchObject({ order: { state: 'processing', purpose: 'signup' }, gatewayURL: url });
  expect(await current(server.newBrowser())).toEqual(nothing);
  expect(await current((await aStudent(server)).browser)).toEqual(nothing);
  await pressButton(rohan.browser, url, { answer: 'decline' });
  expect(await current()).toMatchObject({ order: { state: 'failed' }, gatewayURL: null });
  await pressButton(rohan.browser, gatewayUrlOf(await select(rohan, 'standard')), { answer: 'pay' });
  expect(await current()).toEqual(nothing);
});

test('an order that nobody made is not found', async () => {
  const answer = await server.newBrowser().call(payments.status, { params: { transactionId: 'DK123' } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('whoever has an account already is told so', async () => {
  const rohan = await aSignup(server);
  await pressButton(rohan.browser, gatewayUrlOf(await select(rohan, 'standard')), { answer: 'pay' });
  expect(await select(rohan, 'premium')).toMatchObject({ status: 409 });
});

test('a gateway that does not take the order leaves it to be tried again', async () => {
  const rohan = await aSignup(server);
  const start = server.deps.gateway.start;
  server.deps.gateway.start = () => Promise.reject(new Error('down'));
  const failed = await select(rohan, 'standard');
  server.deps.gateway.start = start;
  expect(failed).toMatchObject({ status: 503, body: { status: 'error', code: 'gateway-unavailable' } });
  expect(failed.headers['retry-after']).toBe('10');
  expect((await select(rohan, 'standard')).status).toBe(200);
  expect(await readOrders(server)).toMatchObject([{ state: 'redirected' }]);
});
