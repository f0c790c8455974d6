import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { answer, atGateway, outcome } from './support/checkout.ts';
import { messagesTo, newestCode } from './support/inbox.ts';
import { caller, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

/** Notes everything that moves on the page from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
/** A tenth of what counts as good: the name in the top bar moves by a hair. */
const STILL = 0.01;

const lead = (page: Page) => page.getByRole('region', { name: /.+/ }).filter({ hasText: 'Your next step' });

/** Puts one good choice on a list. */
async function addList(context: BrowserContext, run: { id: string }) {
  const call = await caller(context.request);
  const { data: safe } = await (await context.request.get(`/api/v1/predictor/runs/${run.id}/results?band=Safe`)).json();
  // One safe choice alone may be no safe list.
  const choices: string[] = [];
  for (const { choiceCode } of safe.results.slice(0, 5)) {
    const options = await (await context.request.get(`/api/v1/list-options?exam=mht-cet&search=${choiceCode}`)).json();
    choices.push(options.data[0].choice);
  }
  const { data: list } = await call('/lists', { exam: 'mht-cet', name: 'Round one', choices });
  // The dashboard says what the list itself said last.
  await context.request.get(`/api/v1/lists/${list.id}/outcome`);
}

test('from the first screen to a complete profile: what is next changes as things are done', async ({
  page,
  context,
}) => {
  // One long walk: on a busy machine it takes most of five minutes.
  test.slow();
  await watchShifts(page);
  const asha = await signedInStudent(context);
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));

  await test.step('new here: one question, the allowances in sight, nothing moves', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'See where you can get in' })).toBeVisible();
    await expect(page.getByRole('link', { name: /3 attempts left/ })).toBeInViewport();
    await expect(page.getByText(/Not announced yet/).first()).toBeVisible();
    expect(calls.filter((path) => path === '/api/v1/dashboard')).toHaveLength(1);
    expect(await shiftOf(page)).toBeLessThan(STILL);
    await expectAccessible(page);
  });

  await test.step('the age is told on a card; a parent agrees when something needs it', async () => {
    const card = page.getByRole('region', { name: 'When were you born?' });
    await card.getByLabel('Day').fill('14');
    await card.getByLabel('Month').selectOption('March');
    await card.getByLabel('Year').fill(String(new Date().getFullYear() - 16));
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card).toBeHidden();
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Payments and invoices' })).toContainText('Basic · Free');
    await expect(page.getByRole('button', { name: 'Ask them now' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(STILL);
    await page.getByRole('button', { name: 'Ask them now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Their name').fill('Sunita Patil');
    const guardian = `sunita.${asha.phone}@example.com`;
    await dialog.getByLabel('Their email or WhatsApp number').fill(guardian);
    await dialog.getByRole('button', { name: 'Send them a code' }).click();
    await expect(dialog.getByText(/We sent a code to Sunita Patil/)).toBeVisible();
    await page.goto('/');
    await expect(lead(page)).toContainText('We sent Sunita Patil a code');
    await lead(page).getByRole('button', { name: 'Enter code' }).click();
    await page
      .getByRole('dialog')
      .getByLabel('6-digit code')
      .fill(await newestCode(guardian));
    await page.getByRole('dialog').getByRole('button', { name: 'They agree' }).click();
    await expect(page.getByRole('region', { name: 'See where you can get in' })).toBeVisible();
  });

  await test.step('the profile: meter, name, Class XII, preferences', async () => {
    await page.goto('/profile');
    await expect(page.getByText('1 of 10 answers')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Credit history' })).toContainText('+3 attempts');
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Profile sections' }).getByText('Class XII').click();
    const twelve = page.getByRole('region', { name: 'Class XII' });
    await expect(twelve.getByRole('heading')).toBeInViewport();
    await twelve.getByRole('button', { name: 'Add Class XII' }).click();
    await page.getByLabel('Year of passing').fill('26');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a 4-digit year')).toBeVisible();
    await page.getByLabel('Year of passing').fill('2026');
    await page.getByLabel('Percentage').fill('86,5');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(twelve).toContainText('86.5%');

    await page.getByRole('button', { name: 'Choose preferences' }).click();
    await page.getByRole('combobox', { name: 'Cities' }).fill('pune');
    await page.getByRole('option', { name: 'Pune', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Search colleges: Pune' })).toHaveAttribute(
      'href',
      '/search?city=Pune',
    );

    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('First Name').fill('Aditi');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aditi Patil' })).toBeVisible();
  });

  await test.step('on the way: the prediction is in the middle, and leads to a list', async () => {
    const call = await caller(context.request);
    const own = {
      percentile: 96.4,
      category: 'OBC',
      candidature: 'maharashtra',
      homeUniversity: 'Savitribai Phule Pune University',
    };
    const stored = await (await context.request.get('/api/v1/exam-profile')).json();
    await call('/exam-profile', { ...stored.data.profile, gender: 'female', mhtCet: own }, 'PUT');
    await page.goto('/');
    await expect(lead(page).getByRole('link', { name: 'Predict now' })).toHaveAttribute(
      'href',
      '/predictor/mht-cet?predict=now',
    );
    const run = await call('/predictor/mht-cet/runs', { gender: 'female', ...own });
    await page.reload();
    const card = page.getByRole('region', { name: 'Your latest prediction' });
    await expect(card).toContainText(/based on \d{4}–\d{4} closing ranks/);
    expect(await shiftOf(page)).toBeLessThan(STILL);
    await expectAccessible(page);
    await lead(page).getByRole('link', { name: 'Choose from my results' }).click();
    await expect(page).toHaveURL(new RegExp(`run=${run.data.id}`));
    await addList(context, run.data);
  });

  await test.step('at home: everything at a glance, in the dark and on a wide screen too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const lists = page.getByRole('region', { name: 'Your preference lists' });
    await expect(lists).toContainText('You’re very likely to get a seat with this list');
    await expect(page.getByRole('region', { name: 'Before you submit “Round one” (CAP)' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(STILL);
    await expectAccessible(page);
    const me = await (await context.request.get('/api/v1/student-profile/me')).json();
    expect(me.isCompleted).toBe(true);
  });

  await test.step('a better plan is paid for, credited, and stands in the profile with its invoice', async () => {
    await page.goto('/profile#plan');
    await page.getByRole('button', { name: 'Upgrade to Standard' }).click();
    await atGateway(page, '₹999');
    await page.goto('/');
    await expect(page.getByText('Your payment of ₹999 for Standard isn’t confirmed yet')).toBeVisible();
    await page.getByRole('link', { name: 'Complete payment' }).click();
    await answer(page, 'Pay ₹999');
    await expect(outcome(page, 'Payment Successful')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('You have the Standard plan.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Credit history' })).toContainText('Added: Standard');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Download invoice/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expect.poll(async () => (await messagesTo(asha.email)).length).toBeGreaterThan(0);
  });
});
