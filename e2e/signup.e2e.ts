import { expect, type Page } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { newestCode } from './support/inbox.ts';
import { test } from './support/journey.ts';
import { newPerson, type Person, registerStudent } from './support/student.ts';

test.use({ viewport: PHONE });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function fillIn(page: Page, { firstName, lastName, email, phone }: Person) {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('WhatsApp Number').fill(phone);
}

test('a student signs up: e-mail, reload in the middle, WhatsApp, plan page', async ({ page }) => {
  const person = newPerson();
  await page.goto('/signup');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText('Please enter verification code')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.getByLabel('Verification code').fill(await newestCode(person.email));

  await expect(toast(page)).toContainText('Email Verified');
  await expect(page.getByRole('heading', { name: 'Verify your WhatsApp number' })).toBeVisible();
  await expect(page.getByLabel('Verification code')).toHaveValue('');
  await expectAccessible(page);
  await page.getByLabel('Verification code').fill('12345');
  await page.getByRole('button', { name: 'Verify WhatsApp' }).click();
  await expect(toast(page)).toContainText('Invalid or expired OTP');
  await page.getByLabel('Verification code').fill(await newestCode(person.phone));
  await expect(toast(page)).toContainText('Verification Complete');
  await expect(page).toHaveURL('/signup/subscription');
});

test('every field says in its own sentence what is wrong, and nothing typed is lost', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('A');
  await page.getByLabel('Email').fill('asha@');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const sentence of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email',
    'Please enter a valid 10-digit mobile number',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('asha@');
  await expectAccessible(page);
});

test('an affiliation code is checked at six characters and cleared when it is unknown', async ({ page }) => {
  await page.goto('/signup');
  const field = page.getByLabel('Affiliation Code');
  await field.pressSequentially('nosuch');
  await expect(toast(page)).toContainText('Invalid Code');
  await expect(field).toHaveValue('');
  await field.pressSequentially('pune01');
  await expect(field).toHaveValue('PUNE01');
});

test('a registered address or number is told on leaving the field, which is cleared', async ({ page, request }) => {
  const { email, phone } = await registerStudent(request);
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('WhatsApp Number').focus();
  await expect(toast(page)).toContainText('Already Registered');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByLabel('WhatsApp Number').fill(phone);
  await page.getByLabel('First Name').focus();
  await expect(page.getByLabel('WhatsApp Number')).toHaveValue('');
});

test('each step resends with a countdown of its own, and details can be changed', async ({ page }) => {
  const person = newPerson();
  await page.goto('/signup');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('button', { name: /Resend code in \d+s/ })).toBeDisabled();

  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const corrected = `corrected.${person.email}`;
  await page.getByLabel('Email').fill(corrected);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`We sent a 6-digit code to ${corrected}.`)).toBeVisible();
  await page.getByLabel('Verification code').fill(await newestCode(corrected));
  await expect(page.getByRole('button', { name: 'Resend code', exact: true })).toBeEnabled();
});

test('another browser gets nothing of a pending sign-up', async ({ page, browser }) => {
  const person = newPerson();
  await page.goto('/signup');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();

  const stranger = await (await browser.newContext({ viewport: PHONE })).newPage();
  await stranger.goto('/signup');
  await stranger.getByLabel('Email').fill(person.email);
  const answered = stranger.waitForResponse((response) => response.url().includes('/signup/check-email'));
  await stranger.getByLabel('First Name').focus();
  expect(await (await answered).json()).toMatchObject({ data: { existingData: null } });
  await expect(stranger.getByLabel('First Name')).toHaveValue('');
  await stranger.context().close();
});
