import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { test } from './support/journey.ts';
import { signedInStudent } from './support/student.ts';

const results = (page: Page) => page.getByRole('article');
const seeAll = (page: Page) => page.getByRole('button', { name: /^See all [\d,]+ programmes within reach$/ });
const count = (page: Page) => page.getByText(/^[\d,]+( of [\d,]+)? programmes?$/);
const predict = (page: Page) => page.getByRole('button', { name: 'Predict my chances' });
const chooseHome = async (page: Page) => {
  await page.getByLabel('Home university').fill('nashik');
  await page.getByRole('option', { name: /^Savitribai Phule Pune University/ }).click();
};
/** The forecasts of a server that has just started are still being made. */
const FIRST_RUN = { timeout: timeLimit(40_000) };

test.beforeEach(async ({ context }) => void (await signedInStudent(context)));

test('MHT-CET: form, results, details, filters, files, reload, Back, reopening and deleting', async ({ page }) => {
  await page.goto('/predictor');
  await expect(page.getByText('No predictions yet')).toBeVisible();
  await page.getByRole('link', { name: 'Predict with MHT-CET' }).click();
  await predict(page).click();
  await expect(page.getByText('Please check 4 answers')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Category').selectOption('OBC');
  await chooseHome(page);
  await page.getByLabel('MHT-CET percentile').fill('95');
  await expect(page.getByText(/about merit number [\d,]+ \(80% likely between/)).toBeVisible(FIRST_RUN);
  await page.getByRole('checkbox', { name: /Save these answers to my profile/ }).check();
  await predict(page).dblclick();

  await expect(page).toHaveURL(/\/predictor\/mht-cet\?run=[0-9a-f-]{36}$/, FIRST_RUN);
  const address = page.url();
  // The first picks are in sight without scrolling, percentile first.
  await expect(results(page)).toHaveCount(12);
  await expect(results(page).first()).toContainText(/Possible.*You 95 · closed [\d.]+ in \d{4} · forecast [\d.]+/s);
  await expect(page.getByText('95 percentile', { exact: true }).locator('..')).toContainText(
    'You: 95 percentile · OBC · Female',
  );
  const second = await results(page).nth(1).boundingBox();
  expect((second?.y ?? Number.NaN) + (second?.height ?? Number.NaN)).toBeLessThan(page.viewportSize()?.height ?? 0);
  // Beside the list, the blank right of a row opens it as well.
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  const row = results(page).nth(5);
  const opened = (await row.getByRole('heading').textContent()) ?? '';
  const box = await row.boundingBox();
  await row.click({ position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) - 6 } });
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await pane(opened)
    .getByRole('button', { name: /^Add to list/ })
    .click();
  await expect(pane(opened).getByRole('button', { name: /^On your list/ })).toBeVisible();
  await expectAccessible(page);

  await seeAll(page).click();
  await expect(count(page)).toHaveText(/^\d,\d{3} programmes$/);
  await expect(results(page)).toHaveCount(24);

  // More of a long list, by keyboard: the focus goes on at the first new programme.
  await page.getByRole('button', { name: /^Show more/ }).focus();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(48);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset')))
    .toBe('25');

  await page.getByRole('button', { name: /Reach\s*5 to 30%$/ }).click();
  await expect(page).toHaveURL(/band=Reach/);
  await page.getByRole('searchbox', { name: 'Search results' }).fill('pune comp');
  await expect(page).toHaveURL(/text=pune/);
  await expect(count(page)).toHaveText(/^\d+ of \d,\d{3} programmes$/);
  await expect(results(page).filter({ hasNotText: 'Pune' })).toHaveCount(0);
  const name = (await results(page).first().getByRole('heading').textContent()) ?? '';
  await results(page).first().getByRole('link').click();
  const details = pane(name);
  await expect(details.getByText('Chance by the end of each round')).toBeVisible();
  await expect(details.getByRole('img', { name: /^Closing ranks, forecast and your rank/ })).toBeVisible();
  await expect(details.getByText('Best for you')).toBeVisible();
  await expectAccessible(page);

  const download = page.locator('summary', { hasText: 'Download' });
  await download.click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Spreadsheet (CSV)' }).click(),
  ]);
  const [head, ...lines] = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Choice code');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes(',Reach,'))).toBe(true);
  await download.click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Printable list (PDF)' }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // Opened again: the other seats of a result come with its details.
  await page.reload();
  await expect(count(page)).toHaveText(/^\d+ of \d,\d{3} programmes$/);
  const seats = details.getByRole('region', { name: 'Seats you compete for here' });
  await expect(seats.getByRole('listitem').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/band=/);
  await page.goBack();
  await expect(page.getByLabel('MHT-CET percentile')).toHaveValue('95');

  await page.goto('/predictor');
  await expect(page.getByText('attempts left')).toContainText('attempts left');
  await expect(page.getByText('2', { exact: true })).toBeVisible();
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(address);
  await page.goto('/predictor');
  await page.getByRole('button', { name: /^Delete: 95 percentile/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No predictions yet')).toBeVisible();
});

test('JEE on a phone: missing ranks, drawer, comparison, branches of other plans, and the way to more attempts', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/predictor/josaa');
  await page.getByLabel('Category').selectOption('OPEN');
  await page.getByRole('combobox', { name: /first took Class XII/ }).fill('mahar');
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('JEE Main: Common rank (CRL)').fill('25,000');
  await predict(page).click();
  await expect(page).toHaveURL(/run=/, FIRST_RUN);
  await page.getByText(/^About this prediction: \d+ ranks missing$/).click();
  await expect(page.getByText(/^JEE Advanced, common rank \(CRL\): /)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ programmes$/ });
  // The rows, and their count, come a moment after the filter or the order that asks for them.
  const all = (await show.textContent()) ?? '';
  await drawer.getByLabel('College type').selectOption('NIT');
  await expect(show).not.toHaveText(all);
  const ofKind = (await show.textContent()) ?? '';
  await drawer.getByRole('button', { name: /^Mechanical/ }).click();
  await expect(show).not.toHaveText(ofKind);
  await expectAccessible(page);
  await show.click();
  await seeAll(page).click();
  const nameOf = async (place: number) => (await results(page).nth(place).getByRole('link').textContent()) ?? '';
  const before = await nameOf(0);
  await page.getByLabel('Sort by').selectOption('toughest');
  await expect.poll(() => nameOf(0)).not.toBe(before);
  // Four programmes, and nothing of the page leaves a narrow screen.
  for (const place of [0, 1, 2, 3]) {
    await results(page).nth(place).getByRole('link').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Compare:/ })
      .click();
    // Picking closes the details: two taps for each programme.
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare programmes' }).getByRole('columnheader')).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await results(page).first().getByRole('link').first().click();
  const csab = page.getByRole('region', { name: 'After JoSAA: CSAB special rounds' });
  await expect(csab.getByRole('rowheader', { name: '2025' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(csab).toBeHidden();

  await page.getByRole('tab', { name: 'Branches for you' }).click();
  await expect(page.getByRole('heading', { name: /come with Standard and Premium/ })).toBeVisible();
  await expectAccessible(page);

  for (const rank of ['26000', '27000', '28000']) {
    await page.getByRole('link', { name: 'Change answers' }).click();
    await page.getByRole('textbox', { name: 'JEE Main: Common rank (CRL)' }).fill(rank);
    const before = page.url();
    await predict(page).click();
    if (rank !== '28000') await expect(page).not.toHaveURL(before);
    if (rank !== '28000') await expect(page.getByText(/^You: JEE Main CRL 2[67],000/)).toBeVisible();
  }
  await expectAccessible(page);
  await page
    .getByRole('dialog', { name: 'You’ve used all your attempts' })
    .getByRole('link', { name: 'Top up' })
    .click();
  await expect(page).toHaveURL('/top-up');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'JEE Main: Common rank (CRL)' })).toHaveValue('28000');
});

test('JEE by percentile on a phone: the ranks to expect, results with a range, and the slider by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/predictor/josaa');
  await page.getByLabel('Category').selectOption('OPEN');
  await page.getByRole('combobox', { name: /first took Class XII/ }).fill('Maharashtra');
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('JEE Main percentile', { exact: true }).fill('96.5');
  await expect(page.getByText(/^about common rank \(CRL\) [\d,]+ \(80% likely between/)).toBeVisible(FIRST_RUN);
  await expectAccessible(page);
  await predict(page).click();
  await expect(page).toHaveURL(/\/predictor\/josaa\?run=/, FIRST_RUN);
  await expect(page.getByText(/^about [\d,]+ \([\d,]+ to [\d,]+\)/).first()).toBeVisible();

  await page.getByText('What if my number were different?').click();
  const slider = page.getByRole('slider', { name: 'JEE Main percentile' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^96\.50\. Safe/);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^98\.25\. Safe/);
  await expect(results(page).first()).toContainText('With 98.25: ');
  await expectAccessible(page);
});

test('from the first screen on a phone: a number and its exam, three more answers in sight, and the chances', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByLabel('Your percentile, merit number or rank').fill('94.2');
  await page.getByRole('button', { name: 'MHT-CET' }).click();
  await expect(page).toHaveURL('/predictor/mht-cet');
  await expect(page.getByLabel('MHT-CET percentile')).toHaveValue('94.2');
  for (const name of ['Category', 'Home university']) await expect(page.getByLabel(name)).toBeInViewport({ ratio: 1 });

  const special = page.getByText('Do any of these apply to you?');
  await special.click();
  await expect(page.getByText(/^Adds seats with no tuition fee/)).toBeVisible();
  await expectAccessible(page);
  await special.click();

  await page.getByLabel('Category').selectOption('OBC');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.reload();
  await expect(page.getByLabel('MHT-CET percentile')).toHaveValue('94.2');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await chooseHome(page);
  await predict(page).click();
  await expect(page).toHaveURL(/\/predictor\/mht-cet\?run=/, FIRST_RUN);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Your progress' })).toContainText('Chances: done');
});

test('the accuracy page on a phone: by exam, year and kind of seats, as chart and table', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/predictor/accuracy');
  await expect(page.getByRole('img', { name: /did it happen 7 times in 10/ })).toBeVisible();
  await page.getByLabel('Exam', { exact: true }).selectOption('josaa');
  await page.getByLabel('Seat type', { exact: true }).selectOption('PwD');
  await expect(page).toHaveURL(/kind=PwD/);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'We said, on average' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
