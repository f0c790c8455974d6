import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { answer, atGateway, choose, goOn, openPlans, outcome } from './support/checkout.ts';
import { sql } from './support/database.ts';
import { test } from './support/journey.ts';
import { logIn } from './support/student.ts';

const resultPage = (response: object) =>
  `/payment-status?${new URLSearchParams({ paymentResponse: JSON.stringify(response) })}`;
const forged = (transactionId: string) => ({
  success: true,
  message: 'Paid, trust me',
  data: { transactionId, orderInfo: 'Premium', amount: 4999, timestamp: new Date().toISOString() },
});

/** The id of the order that the gateway asks about. */
const orderAtGateway = async (page: Page) => (await page.locator('dd.id').textContent()) ?? '';

test('a forged success for a declined order shows what the server knows', async ({ page }) => {
  await openPlans(page);
  await choose(page, 'Premium');
  await goOn(page, 'Next');
  await atGateway(page, '₹4,999');
  const transactionId = await orderAtGateway(page);
  await answer(page, 'Decline');
  await expect(outcome(page, 'Payment Failed')).toBeVisible();
  await page.goto(resultPage(forged(transactionId)));
  await expect(outcome(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByText('Paid, trust me')).toBeHidden();
});

test('a success for an order that does not exist is not confirmed', async ({ page }) => {
  await page.goto(resultPage(forged('0123456789abcdef0123456789abcdef')));
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByText(/We couldn’t find this order/)).toBeVisible();
  await expectAccessible(page);
});

test('an address that says nothing readable is a status error', async ({ page }) => {
  for (const parameter of ['', '?paymentResponse=', '?paymentResponse=%7Bbroken', '?paymentResponse=%E0%A4%A']) {
    await page.goto(`/payment-status${parameter}`);
    await expect(outcome(page, 'Payment Status Error'), parameter).toBeVisible();
    await expect(page.getByText('Unable to determine payment status. Please contact support.')).toBeVisible();
  }
});

test('money taken, answer lost: the page waits, the server finds out by itself, and the account opens', async ({
  page,
}) => {
  const { email } = await openPlans(page);
  await choose(page, 'Standard');
  await goOn(page, 'Next');
  await atGateway(page, '₹999');
  const transactionId = await orderAtGateway(page);
  await answer(page, 'Pay but lose the answer');
  await expect(page.getByText('The answer is lost')).toBeVisible();

  await page.goto(resultPage({ success: false, pending: true, message: '', data: { transactionId } }));
  await expect(outcome(page, 'Processing Payment')).toBeVisible();
  // The gateway is first asked a minute after the order was made: for this one the minute is over.
  await sql(
    `update orders set created_at = created_at - interval '1 minute', next_check_at = now() where transaction_id = $1`,
    transactionId,
  );
  await expect(outcome(page, 'Payment Successful')).toBeVisible({ timeout: 100_000 });
  await logIn(page, email);
  await expect(page.getByText('Standard', { exact: true })).toBeVisible();
});

test('/payment resumes the payment under way, and leads a stranger to the login page', async ({ page }) => {
  await page.goto('/payment');
  await expect(page).toHaveURL('/login');
  await openPlans(page);
  await choose(page, 'Standard');
  await goOn(page, 'Next');
  await atGateway(page, '₹999');
  const transactionId = await orderAtGateway(page);
  await page.goto('/payment');
  await atGateway(page, '₹999');
  expect(await orderAtGateway(page)).toBe(transactionId);
});
