import { coupons } from '@dakhila/contract/coupons';
import { signup } from '@dakhila/contract/signup';
import { topUps } from '@dakhila/contract/top-ups';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aSignup, expectSoundMoney, gatewayUrlOf, openShop, pressButton } from '../../../test/shop.ts';
import { coupons as couponTable, couponUses } from '../../db/schema/index.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(() => expectSoundMoney(server));

type Person = { browser: Browser; email: string };
const validate = ({ browser, email }: Person, code: string, tierId = 'standard') =>
  browser.call(coupons.validate, { body: { code, tierId, email } });
const order = ({ browser, email }: Person, couponCode: string, tierId = 'standard') =>
  browser.call(signup.selectTier, { body: { email, tierId, couponCode } });
const usesOf = async () => (await server.deps.db.select().from(couponUses)).map((use) => use.state);

test.each([
  ['WELCOME10', { discountType: 'PERCENTAGE', discountValue: 10, maxDiscountAmount: 200 }],
  ['FLAT100', { discountType: 'FIXED', discountValue: 100 }],
  ['FULLRIDE', { discountType: 'PERCENTAGE', discountValue: 100 }],
])('%s says what it takes off', async (code, data) => {
  const answer = await validate(await aSignup(server), code);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.body.data).toEqual(data);
});

test.each([
  ['NOSUCH', 'coupon-invalid', 'Invalid coupon code'],
  ['EXPIRED', 'coupon-expired', 'This coupon has expired'],
  ['LATER', 'coupon-invalid', 'Invalid coupon code'],
  ['OFF', 'coupon-invalid', 'Invalid coupon code'],
  ['PREMIUMONLY', 'coupon-not-for-plan', 'This coupon isn’t for the plan you chose'],
  ['NEVER', 'coupon-used-up', 'This coupon has been used up'],
])('%s is refused by asking and by ordering alike', async (code, reason, message) => {
  await server.deps.db.insert(couponTable).values([
    { code: 'LATER', percent: 10, startsAt: new Date(server.deps.now().getTime() + 60_000) },
    { code: 'OFF', percent: 10, isActive: false },
    { code: 'PREMIUMONLY', percent: 10, tierIds: ['premium'] },
    { code: 'NEVER', percent: 10, maxUses: 0 },
  ]);
  const rohan = await aSignup(server);
  const refused = { status: 400, body: { status: 'fail', code: reason, message } };
  expect(await validate(rohan, code)).toMatchObject(refused);
  expect(await order(rohan, code)).toMatchObject(refused);
});

test('a student may ask for a top-up, in small letters too', async () => {
  const asha = await aStudent(server);
  expect((await validate(asha, 'flat100', 'session-1')).status).toBe(200);
});

test('a coupon is not wasted on what costs nothing', async () => {
  expect((await validate(await aSignup(server), 'WELCOME10', 'basic')).body.code).toBe('coupon-not-for-plan');
});

test('strangers are refused, never with 401: no sign-up, another’s address, an unknown tier', async () => {
  const [rohan, asha] = [await aSignup(server), await aStudent(server)];
  const nobody = { browser: server.newBrowser(), email: rohan.email };
  expect(await validate(nobody, 'WELCOME10')).toMatchObject({ status: 409, body: { code: 'no-pending-signup' } });
  expect((await validate({ ...rohan, email: asha.email }, 'WELCOME10')).status).toBe(409);
  expect((await validate({ ...asha, email: rohan.email }, 'WELCOME10')).status).toBe(400);
  expect((await validate(rohan, 'WELCOME10', 'nonsense')).status).toBe(404);
  expect((await validate(rohan, '')).status).toBe(400);
});

test('a browser has ten tries in ten minutes, and so has a student who keeps changing browsers', async () => {
  const rohan = await aSignup(server);
  for (let tries = 0; tries < 10; tries += 1) expect((await validate(rohan, 'NOSUCH')).status).toBe(400);
  const refused = await validate(rohan, 'WELCOME10');
  expect(refused).toMatchObject({ status: 429, body: { status: 'error', code: 'too-many-requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  rohan.browser.cookies.delete('browser');
  rohan.browser.cookies.delete('XSRF-TOKEN');
  expect((await validate(rohan, 'WELCOME10')).status).toBe(429);
  await server.clock.advance({ minutes: 10 });
  expect((await validate(rohan, 'WELCOME10')).status).toBe(200);
});

test('the last use is reserved by an order, consumed by its payment and then gone', async () => {
  const [rohan, meera] = [await aSignup(server), await aSignup(server)];
  const url = gatewayUrlOf(await order(rohan, 'ONCE'));
  expect(await usesOf()).toEqual(['reserved']);
  expect((await validate(meera, 'ONCE')).body.code).toBe('coupon-used-up');
  expect((await order(meera, 'ONCE')).body.code).toBe('coupon-used-up');
  await pressButton(rohan.browser, url, { answer: 'pay' });
  expect(await usesOf()).toEqual(['consumed']);
});

test('a declined payment gives the use back', async () => {
  const [rohan, meera] = [await aSignup(server), await aSignup(server)];
  await pressButton(rohan.browser, gatewayUrlOf(await order(rohan, 'ONCE')), { answer: 'decline' });
  expect(await usesOf()).toEqual(['released']);
  expect((await order(meera, 'ONCE')).status).toBe(200);
});

test('a reservation lapses after 30 minutes', async () => {
  const [rohan, meera] = [await aSignup(server), await aSignup(server)];
  await order(rohan, 'ONCE');
  await server.clock.advance({ minutes: 29 });
  expect((await order(meera, 'ONCE')).body.code).toBe('coupon-used-up');
  await server.clock.advance({ minutes: 1 });
  expect((await order(meera, 'ONCE')).status).toBe(200);
});

test('one’s own open order is continued with its coupon, and for another plan the wait is told', async () => {
  const rohan = await aSignup(server);
  const url = gatewayUrlOf(await order(rohan, 'ONCE'));
  expect((await validate(rohan, 'ONCE')).status).toBe(200);
  expect(gatewayUrlOf(await order(rohan, 'ONCE'))).toBe(url);
  expect((await validate(rohan, 'ONCE', 'premium')).body).toMatchObject({
    code: 'coupon-used-up',
    message: 'You have another payment in progress with this coupon. Finish it, or try again in 30 minutes',
  });
});

test('a use per student counts the sign-up and the account it became as one', async () => {
  await server.deps.db.insert(couponTable).values({ code: 'MINE', percent: 10, maxUsesPerStudent: 1 });
  const [rohan, meera] = [await aSignup(server), await aSignup(server)];
  await pressButton(rohan.browser, gatewayUrlOf(await order(rohan, 'MINE')), { answer: 'pay' });
  const again = await aSignup(server, { email: rohan.email, phone: rohan.phone });
  expect((await validate(again, 'MINE')).body.code).toBe('coupon-used-up');
  expect((await validate(meera, 'MINE')).status).toBe(200);

  const asha = await aStudent(server);
  const topUp = () =>
    asha.browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5', couponCode: 'MINE' } });
  await pressButton(asha.browser, gatewayUrlOf(await topUp()), { answer: 'pay' });
  expect((await topUp()).body.code).toBe('coupon-used-up');
});
