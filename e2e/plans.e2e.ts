import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { answer, atGateway, choose, goOn, openPlans, outcome, toast } from './support/checkout.ts';
import { messagesTo } from './support/inbox.ts';
import { logIn } from './support/student.ts';

test.use({ viewport: PHONE });

/** What passes by on its own stays until the clock is told to run on. */
const holdClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000);

test('the free plan: signed up, told so, at the login page, in, and on to the link that was shared', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/faq#float-risk');
  await expect(page).toHaveURL('/login');
  const { email } = await openPlans(page);
  await choose(page, 'Basic');
  await expect(page.getByLabel('Coupon code')).toBeHidden();
  await holdClock(page);
  await goOn(page, 'Next');
  const said = 'You have been signed up for the free tier. Please login to access your account.';
  await expect(toast(page)).toContainText(said);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/login');
  await expect(toast(page)).toContainText(said);
  await page.clock.resume();
  await logIn(page, email);
  await expect(page.getByText('Basic', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: "Continue to FAQ's" }).click();
  await expect(page.getByText('Not to a worse seat')).toBeInViewport();
});

test('a paid plan with a coupon: the price shown is the price charged, and the receipt follows', async ({ page }) => {
  const { email } = await openPlans(page);
  await choose(page, 'Standard', 'welcome10');
  await expect(page.getByText('₹899', { exact: true })).toBeVisible();
  await expect(page.getByText('₹4,999', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await goOn(page, 'Next');
  await atGateway(page, '₹899');
  await answer(page, 'Pay ₹899');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/payment-status\?/);
  await expect(page.getByText('₹899', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, email);
  await expect(page.getByText('Standard', { exact: true })).toBeVisible();
  await expect(async () =>
    expect((await messagesTo(email)).some(({ text }) => text.includes('899'))).toBe(true),
  ).toPass();
});

test('a declined payment can be tried again', async ({ page }) => {
  await openPlans(page);
  await choose(page, 'Premium');
  await goOn(page, 'Next');
  await atGateway(page, '₹4,999');
  await answer(page, 'Decline');
  await expect(outcome(page, 'Payment Failed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/signup/subscription');
  await choose(page, 'Premium');
  await goOn(page, 'Next');
  await atGateway(page, '₹4,999');
  await answer(page, 'Pay ₹4,999');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
});

test('a student who leaves the gateway, or goes back from it, is at the plans again', async ({ page }) => {
  await openPlans(page);
  await choose(page, 'Standard');
  await goOn(page, 'Next');
  await atGateway(page, '₹999');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose Your Subscription Plan' })).toBeVisible();
  await choose(page, 'Standard');
  await goOn(page, 'Next');
  await atGateway(page, '₹999');
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/signup/subscription');
});

test('a coupon for everything skips the gateway', async ({ page }) => {
  const { email } = await openPlans(page);
  await choose(page, 'Premium', 'fullride');
  await goOn(page, 'Next');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByText('₹0', { exact: true })).toBeVisible();
  await logIn(page, email);
  await expect(page.getByText('Premium', { exact: true })).toBeVisible();
});

test('the coupon box: upper case, refusals, and no way on with an unapplied code', async ({ page }) => {
  await openPlans(page);
  await choose(page, 'Standard');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please select a plan and enter a coupon code')).toBeVisible();
  await page.getByLabel('Coupon code').fill('nosuch');
  await expect(page.getByLabel('Coupon code')).toHaveValue('NOSUCH');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(toast(page)).toContainText('Please apply the coupon code first or remove it');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Coupon code').fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await atGateway(page, '₹999');
});

test('by keyboard alone: arrows choose a plan, the terms open and close, Next leads on', async ({ page }) => {
  await openPlans(page);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Basic' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
  await expect(terms).toContainText('Approved refunds are processed in 7-10 business days');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(page.getByRole('button', { name: 'Terms and Conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await atGateway(page, '₹999');
});

test('a visitor without a sign-up is told where to begin', async ({ page }) => {
  await page.clock.install();
  await page.goto('/signup/subscription');
  await expect(page.getByText('No email found. Please start the signup process again.')).toBeVisible();
  await holdClock(page);
  await page.goto('/signup/payment');
  await expect(outcome(page, 'Payment Error')).toBeVisible();
  await expect(page.getByText('No subscription tier selected. Please select a plan first.')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/signup/subscription');
});
