import { expect, type Page } from '@playwright/test';
import { answer, outcome } from '../support/checkout.ts';
import { newestCode } from '../support/inbox.ts';
import { expectTrap, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { baseUrl } from '../support/server.ts';
import { newPerson } from '../support/student.ts';
import { test } from './prepared-test.ts';
import { count } from './reporter.ts';

test.beforeEach(({ page: _page }, testInfo) => count(testInfo, 'journeys by keyboard', 1));

const NOBODY = { cookies: [], origins: [] };

/** Chooses in a list of the browser by typing its beginning, as with any select. */
async function chooseBy(page: Page, label: string, typed: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await typeInto(page, select, typed);
  await expect(select).not.toHaveValue('');
}

test('sign-up, plan and payment', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: baseUrl(), storageState: NOBODY })).newPage();
  const person = newPerson();
  await page.goto('/signup');
  await typeInto(page, page.getByLabel('First Name'), person.firstName);
  await typeInto(page, page.getByLabel('Last Name'), person.lastName);
  await typeInto(page, page.getByLabel('Email'), person.email);
  await typeInto(page, page.getByLabel('WhatsApp Number'), person.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await typeInto(page, page.getByLabel('Verification code'), await newestCode(person.email));
  await expect(page.getByRole('heading', { name: 'Verify your WhatsApp number' })).toBeVisible();
  await typeInto(page, page.getByLabel('Verification code'), await newestCode(person.phone));
  await expect(page.getByRole('radio')).toHaveCount(3);
  await tabTo(page, page.getByRole('radio', { name: 'Basic' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await pressOn(page, page.getByRole('checkbox'), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('button', { name: 'Pay ₹999' })).toBeVisible();
  await answer(page, 'Pay ₹999');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  await page.context().close();
});

test('explorer, filters, paging, comparison and a college', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('article')).toHaveCount(10);
  await tabTo(page, page.getByRole('tab', { name: 'MHT-CET Colleges' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/search?tab=jee');
  await chooseBy(page, 'Level', 'NIT');
  await expect(page).toHaveURL(/collegeLevel=NIT|level=NIT/);
  await pressOn(page, page.getByRole('button', { name: 'Next' }));
  await expect(page).toHaveURL(/page=2/);
  const compare = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare/ });
  await tabTo(page, compare, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  const details = page.getByRole('article').first().getByRole('link').first();
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('predictor: the form, the long list, details and the way back', async ({ page, prepared }) => {
  await page.goto('/predictor/mht-cet');
  await typeInto(page, page.getByLabel('MHT-CET percentile'), '5');
  await expect(page.getByRole('button', { name: 'Predict my chances' })).toBeVisible();
  await page.goto(`/predictor/mht-cet?run=${prepared.capRun}&all=1`);
  const results = page.getByRole('article');
  await expect(results.first()).toBeVisible();
  await tabTo(page, results.first().getByRole('link').first());
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown');
  const place = () => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
  await expect.poll(async () => Number(await place())).toBeGreaterThan(15);
  await expect(page.locator('li:focus-within')).toBeInViewport();
  const own = page.locator('li:focus-within').getByRole('link').first();
  const opened = page.getByRole('region', { name: (await own.textContent()) ?? '', exact: true });
  await page.keyboard.press('Enter');
  // The details stand beside the list, and the keys go on from the row.
  await expect(opened.getByText('Chance by the end of each round')).toBeVisible();
  await expect(own).toBeFocused();
  await expect(own).toHaveAttribute('aria-current', 'true');
});

test('a preference list: lifted, moved, put down, undone', async ({ page, prepared }) => {
  await page.goto(`/rounds?list=${prepared.list}`);
  const handles = page.locator('[data-control="handle"]');
  await expect(handles).toHaveCount(12);
  const order = () => page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
  const before = await order();
  await tabTo(page, handles.first());
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect.poll(order).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await expect(handles.nth(2)).toBeFocused();
  await expect(page.getByText(/position 3 of 12/).first()).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(before);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('booking a session, the assistant, and dialogs of the profile', async ({ page }) => {
  await page.goto('/counseling?counselor=sneha-iyer');
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  await tabTo(page, page.getByRole('group', { name: 'Day' }).locator('input:checked, input').first());
  await page.keyboard.press('ArrowRight');
  const times = page.getByRole('group', { name: /Slots on/ }).getByRole('radio');
  await tabTo(page, times.first());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/time=/);
  await expect(page.getByRole('button', { name: 'Book session' })).toBeVisible();

  await page.goto('/ai-assistant');
  await typeInto(page, page.getByRole('textbox', { name: 'Your question' }), 'What is float?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible();

  await page.goto('/profile');
  const change = page.getByRole('button', { name: 'Change name' });
  await pressOn(page, change);
  await expectTrap(page, page.getByRole('dialog'), change);
});
