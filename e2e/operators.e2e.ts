import { expect } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { answer, atGateway, choose, goOn, openPlans, outcome } from './support/checkout.ts';
import { ops } from './support/ops.ts';
import { testOnOwnServer as test } from './support/own-server.ts';
import { logIn, registerStudent } from './support/student.ts';

// A command is a process of its own, and each takes seconds where the machine is busy.

test('a notice of the operators is read on public and signed-in pages, put away, and cleared', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { email } = await registerStudent(request);
  const text = 'Results of CAP round 2 are in the data now.';
  ops('notice', 'set', '--text', text);
  try {
    const notice = page.getByRole('region', { name: 'Notice' });
    const current = async () => (await (await request.get('/api/v1/notices/current')).json()).data?.text.en;
    await expect.poll(current, { timeout: timeLimit(30_000) }).toBe(text);
    await page.goto('/login');
    await expect(notice).toContainText(text);
    await expectAccessible(page);
    await logIn(page, email);
    await expect(notice).toContainText(text);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  } finally {
    ops('notice', 'clear');
  }
});

test('operators sell, find, refund and check money while the server runs', async ({ page }) => {
  const code = `E2E${Date.now() % 1_000_000}`;
  ops('coupons', 'add', code, '--amount', '99', '--uses', '1');
  const { email } = await openPlans(page);
  await choose(page, 'Standard', code);
  await goOn(page, 'Next');
  await atGateway(page, '₹900');
  await answer(page, 'Pay ₹900');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();

  const [order] = ops('orders', 'find', email) as { transactionId: string; state: string }[];
  expect(order?.state).toBe('paid');
  expect(ops('orders', 'refund', order?.transactionId ?? '', '--yes')).toMatchObject({ state: 'refunded' });
  expect(ops('audit')).toEqual([]);
});

test('a student who lost a phone is signed out there, and a closed account opens again', async ({ page, request }) => {
  const { email } = await registerStudent(request);
  await logIn(page, email);
  expect(ops('students', 'end-sessions', email)).toMatchObject({ ended: 1 });
  // The server hears of it a moment after the command has ended.
  const isSignedIn = async () => (await (await page.request.get('/api/v1/auth/check')).json()).authenticated;
  await expect.poll(isSignedIn).toBe(false);
  await page.goto('/faq');
  await expect(page).toHaveURL(/\/login$/);
  ops('students', 'close', email, '--yes');
  ops('students', 'reopen', email);
  await logIn(page, email);
});
