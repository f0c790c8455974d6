import { payments } from '@dakhila/contract/payments';
import { signup } from '@dakhila/contract/signup';
import { students } from '@dakhila/contract/students';
import { topUps } from '@dakhila/contract/top-ups';
import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aSignup, gatewayUrlOf, openShop, press, readOrders } from '../../../test/shop.ts';

const server = useServer();
beforeEach(() => openShop(server));

test('paying for a plan makes the account, credits it once and says so', async () => {
  const rohan = await aSignup(server);
  const started = await rohan.browser.call(signup.selectTier, { body: { email: rohan.email, tierId: 'standard' } });
  expect(started).toMatchObject({ status: 200, body: { success: true, freeTier: false } });
  const page = await press(rohan.browser, gatewayUrlOf(started), { answer: 'pay' });
  expect(page).toMatchObject({
    path: '/payment-status',
    result: { success: true, data: { orderInfo: 'Standard', amount: 999 } },
  });
  const status = await rohan.browser.call(payments.status, {
    params: { transactionId: page.result.data.transactionId },
  });
  expect(status.body.data).toMatchObject({ state: 'paid', purpose: 'signup', plan: 'Standard', amount: 999 });
});

test('paying for a top-up adds to what the student has', async () => {
  const asha = await aStudent(server, { pulls: 1 });
  const started = await asha.browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5' } });
  const page = await press(asha.browser, gatewayUrlOf(started), { answer: 'pay' });
  expect(page).toMatchObject({
    path: '/payment-status-recommendation',
    result: { success: true, data: { amount: 199 } },
  });
  const me = await asha.browser.call(students.me);
  expect(me.body.data).toMatchObject({ subscriptionTier: 'Basic', subscriptionAllowance: { recommendationPulls: 6 } });
  expect(await readOrders(server)).toMatchObject([{ state: 'paid', amountPaise: 19_900 }]);
});
