import { expect, type Page } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { newestCode } from './support/inbox.ts';
import { ROUTES_CANNOT_FAIL, test } from './support/journey.ts';
import { logIn, registerStudent } from './support/student.ts';

test.use({ viewport: PHONE });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a student logs in by e-mail: a wrong code, a resend, the right one, home', async ({ page, request }) => {
  const { email, firstName } = await registerStudent(request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByText('Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email or WhatsApp Number').fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page)).toContainText('OTP Sent');
  await expect(page.getByText(/\*{6}\d{4} via WhatsApp and to a\*{4}\d@example\.com/)).toBeVisible();
  await expectAccessible(page);

  const first = await newestCode(email);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP must be 6 digits')).toBeVisible();
  await page.getByLabel('6-digit OTP').fill(first === '000000' ? '000001' : '000000');
  await expect(toast(page)).toContainText('Verification Failed');
  await expect(toast(page)).toContainText('Invalid or expired OTP');

  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(toast(page)).toContainText('OTP Resent');
  await expect(page.getByRole('button', { name: /Resend OTP in \d+s/ })).toBeDisabled();
  await page.getByLabel('6-digit OTP').fill(await newestCode(email, { after: first }));

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: `Namaste, ${firstName}` })).toBeVisible();
});

test('a student logs in by phone, and is led away from the login page afterwards', async ({ page, request }) => {
  const { phone } = await registerStudent(request);
  await logIn(page, phone);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('an unknown address reads Invalid Credentials and leads to sign up', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email or WhatsApp Number').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page)).toContainText('Invalid Credentials');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await expect(page).toHaveURL('/signup');
});

test('Back to Login clears what was typed; a login that is no longer pending goes back with Session Expired', async ({
  page,
  request,
}) => {
  const { email } = await registerStudent(request);
  await page.goto('/login');
  await page.getByLabel('Email or WhatsApp Number').fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Email or WhatsApp Number')).toHaveValue('');
  await page.getByLabel('Email or WhatsApp Number').fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeVisible();
  // The pending login belongs to this browser's cookie: without it there is none.
  await page.context().clearCookies({ name: 'browser' });
  await page.getByLabel('6-digit OTP').fill('123456');
  await expect(toast(page)).toContainText('Session Expired');
  await expect(page.getByLabel('Email or WhatsApp Number')).toBeVisible();
});

test('a deep link leads to login, then home, with the offer to continue to it', async ({ page, request }) => {
  const { email } = await registerStudent(request);
  await page.goto('/search?tab=jee');
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Continue to College Search' }).click();
  await expect(page).toHaveURL('/search?tab=jee');
});

test('a student logs in, out and in again at once; the other tab is signed out too', async ({
  page,
  context,
  request,
}) => {
  const { email } = await registerStudent(request);
  const other = await context.newPage();
  for (let round = 0; round < 2; round += 1) {
    await logIn(page, email);
    await other.goto('/faq');
    // It hears of a logout once it is drawn.
    await expect(other.getByRole('heading', { level: 1, name: "FAQ's" })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    if (round === 0) await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  }
});

test('home begins at the top after a login, wherever it was left before the logout', async ({ page, request }) => {
  const { email } = await registerStudent(request);
  await logIn(page, email);
  await page.getByRole('heading', { name: 'More features' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'More features' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a logout that the server does not hear of still signs out, says so, and is made good later', async ({
  page,
  request,
  browserName,
}) => {
  test.skip(browserName === 'firefox', ROUTES_CANNOT_FAIL);
  const { email } = await registerStudent(request);
  await logIn(page, email);
  await page.route('**/api/v1/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page)).toContainText('Failed to logout. Please try again.');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/v1/auth/logout');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email or WhatsApp Number')).toBeVisible();
});

test('the legal texts of the footer open as dialogs', async ({ page }) => {
  await page.goto('/login');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookies']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
