import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { messagesTo, newestCode } from './support/inbox.ts';
import { newPerson, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

/** The code that arrives after a press. */
async function codeAfter(to: string, press: () => Promise<void>): Promise<string> {
  const before = (await messagesTo(to)).find((message) => message.code)?.code;
  await press();
  return newestCode(to, before ? { after: before } : {});
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a student on a phone takes their data along and changes the address', async ({ page, context }) => {
  const { email } = await signedInStudent(context);
  await page.goto('/profile#privacy');
  const devices = page.getByRole('region', { name: 'Logged-in devices' });
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByText('Privacy Policy', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Download my data' }).click();
  const copy = dialog(page, 'Download my data');
  const copyCode = await codeAfter(email, () => copy.getByRole('button', { name: 'Send me a code' }).click());
  await copy.getByLabel('6-digit code').fill(copyCode);
  await copy.getByRole('button', { name: 'Open my data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'For other apps (JSON)' }).click(),
  ]);
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.students[0].email).toBe(email);
  await page.getByRole('button', { name: 'Done' }).click();

  const fresh = newPerson().email;
  await page.getByRole('button', { name: 'Change my email' }).click();
  const change = dialog(page, 'Change my email');
  await change.getByLabel('New email').fill(fresh);
  const oldCode = await codeAfter(email, () => change.getByRole('button', { name: 'Continue' }).click());
  await change.getByLabel('6-digit code').fill(oldCode);
  const newCode = await codeAfter(fresh, () => change.getByRole('button', { name: 'Confirm' }).click());
  await expect(change.getByText('Step 2 of 2: verify the new one')).toBeVisible();
  await expectAccessible(page);
  await change.getByLabel('6-digit code').fill(newCode);
  await change.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Email changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How we reach you' }).getByText(fresh)).toBeVisible();
});

test('a student on a phone deletes the account, and comes back before it is erased', async ({ page, context }) => {
  const { email } = await signedInStudent(context);
  await page.goto('/profile#privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const end = dialog(page, 'Delete my account?');
  await expect(end.getByText('log in within 30 days')).toBeVisible();
  await expectAccessible(page);
  const endCode = await codeAfter(email, () => end.getByRole('button', { name: 'Send me a code' }).click());
  const last = dialog(page, 'One last step');
  await last.getByLabel('6-digit code').fill(endCode);
  await last.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account is closed', { exact: true })).toBeVisible();

  const loginCode = await codeAfter(email, async () => {
    await page.getByLabel('Email or WhatsApp Number').fill(email);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await page.getByLabel('6-digit OTP').fill(loginCode);
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  // It passes by: where the first page takes its time, it would be gone by then.
  await expect(page.getByText('Your account is open again', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
