import { LANGUAGE_COOKIE } from '@dakhila/domain/language/languages';
import { expect, type Page, test as testAsNew } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { baseUrl } from './support/server.ts';
import { signedInStudent } from './support/student.ts';
import { testAsReader as test } from './support/test.ts';

const results = (page: Page) => page.getByRole('article');
const firstName = (page: Page) => results(page).first().getByRole('heading');
const settled = (page: Page) => expect(page.getByText('Searching for colleges...')).toBeHidden();
const total = async (page: Page) => {
  await settled(page);
  return Number(/^(\d+) college/.exec((await page.getByText(/^\d+ colleges?$/).textContent()) ?? '')?.[1]);
};

/** Sets a filter and waits until it is drawn: the next one is added to what is drawn. */
async function narrow(page: Page, label: string, choice: string, address: RegExp): Promise<void> {
  const filter = page.getByLabel(label, { exact: true });
  await filter.selectOption(choice);
  await expect(page).toHaveURL(address);
  await expect(filter.locator('option:checked')).toHaveText(choice);
}

test('MHT-CET: every filter narrows the list, alone and together, and Clear All undoes them', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('tab', { name: 'MHT-CET Colleges' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByPlaceholder('Search by college name, location, or course...')).toBeVisible();
  const all = await total(page);
  expect(all).toBeGreaterThan(350);
  await expect(page.getByText('Showing page 1 of')).toBeVisible();

  let before = all;
  for (const [label, choice, address] of [
    ['Institution Type', 'Government', /type=/],
    ['University', 'University of Mumbai', /university=/],
    ['City', 'Mumbai', /city=/],
    ['Course', 'Computer Engineering', /course=/],
  ] as const) {
    await narrow(page, label, choice, address);
    // The list of before stands until the new one is there.
    await expect.poll(() => total(page), label).toBeLessThan(before);
    before = await total(page);
  }
  await settled(page);
  await expect(firstName(page)).toContainText('VJTI');

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByLabel('Max').fill('100');
  await expect(page).toHaveURL(/maxRanking=100/);
  await expect.poll(() => total(page)).toBeLessThan(10);
  await settled(page);
  await expect(results(page).first()).toContainText('NIRF Rank');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/search');
  await expect.poll(() => total(page)).toBe(all);
});

test('CAP colleges stand hardest to enter first; the order is chosen beside the filters and lives in the address', async ({
  page,
}) => {
  await page.goto('/search');
  await settled(page);
  await expect(page.getByText('Hardest to get into first', { exact: true }).last()).toBeVisible();
  await expect(firstName(page)).toContainText('VJTI');
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL('/search?sort=name');
  await expect(firstName(page)).not.toContainText('VJTI');
  await page.getByLabel('Sort by').selectOption('Best NIRF rank first');
  await expect(page).toHaveURL('/search?sort=nirf');
  await expect(firstName(page)).toContainText('Institute of Chemical Technology');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('nirf');
  await page.getByRole('tab', { name: 'JEE Colleges' }).click();
  await expect(page.getByLabel('Sort by').locator('option')).toHaveText(['Best NIRF rank first', 'Name, A to Z']);
});

test('a college that no longer admits says so on its card and page, and is not predicted with', async ({ page }) => {
  await page.goto('/search?search=02126');
  await expect(results(page).first().getByText('No admissions since 2022')).toBeVisible();
  await results(page).first().getByRole('link').click();
  await expect(page.getByText('No admissions since 2022')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Predict my chances here' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /preference list/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a college page answers whether one gets in, what it costs, what comes of it and where it is', async ({
  page,
}) => {
  await page.goto('/college/06007');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview.getByText('Closed at 99.27 percentile (MHT-CET) in 2025')).toBeVisible();
  await overview.getByText('Closed at 99.27 percentile (MHT-CET) in 2025').click();
  await expect(overview.getByRole('table', { name: 'All rounds for Computer Science and Engineering' })).toContainText(
    '1,985',
  );
  await expect(overview.getByText('₹76,000', { exact: true })).toBeVisible();
  await expect(overview.getByText('₹9,24,000').first()).toBeVisible();
  await expect(overview.getByRole('link', { name: /^Find on a map/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Figures and their sources' }).click();
  await expect(page.getByRole('table', { name: 'Figures and their sources' })).toBeVisible();
});

test('JEE: level, state, city and course; no University', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('tab', { name: 'JEE Colleges' }).click();
  await expect(page).toHaveURL('/search?tab=jee');
  await expect(page.getByLabel('University', { exact: true })).toHaveCount(0);
  await narrow(page, 'Level', 'NIT', /collegeLevel=/);
  await narrow(page, 'State', 'Tamil Nadu', /state=/);
  await narrow(page, 'City', 'Tiruchirappalli', /city=/);
  await narrow(page, 'Course', 'Civil Engineering', /course=/);
  await expect.poll(() => total(page)).toBe(1);
  await expect(firstName(page)).toHaveText('National Institute of Technology Tiruchirappalli');
});

test('search forgives a typing error, knows abbreviations, and an impossible one says so', async ({ page }) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'Search colleges' });
  await box.fill('veermata jijabi');
  await expect(page).toHaveURL('/search?search=veermata+jijabi');
  await expect(firstName(page)).toContainText('VJTI');
  await box.fill('coep');
  await expect(firstName(page)).toHaveText('COEP Technological University');
  await box.fill('xqzvwkjh');
  await expect(page.getByRole('heading', { name: 'No Colleges Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(box).toHaveValue('');
  await expect(results(page)).toHaveCount(10);
});

test('pages turn, numbers run on, and Back from a college finds page, filters and place again', async ({ page }) => {
  await page.goto('/search?type=private');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?type=private&page=2');
  await expect(results(page).first().getByText('11', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const ninth = results(page).nth(8);
  const name = await ninth.getByRole('heading').textContent();
  await ninth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  // The whole card is the link, not only its button.
  await ninth.click({ position: { x: 120, y: 30 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('tab', { name: 'Courses' }).click();
  await page.getByRole('button', { name: 'Back to search results' }).click();
  await expect(page).toHaveURL('/search?type=private&page=2');
  await expect(results(page).nth(8)).toContainText(name ?? '');
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
  await page.goBack();
  await expect(page).toHaveURL('/search?type=private');

  // A page past the end, and one that is none, are corrected in the address.
  await page.goto('/search?tab=jee&page=99');
  await expect(page).toHaveURL('/search?tab=jee&page=14');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goto('/search?page=none');
  await expect(page).toHaveURL('/search');
});

test('a broken line shows the error face, and trying again works', async ({ page }) => {
  // It stays broken for this search: one that mends itself would take the button away before the press.
  await page.route(/\/api\/v1\/colleges\?.*city=Pune/, (route) => route.abort());
  await page.goto('/search?city=Pune');
  await expect(page.getByRole('heading', { name: 'Error Finding Colleges' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters & Try Again' }).click();
  await expect(results(page)).toHaveCount(10);
});

test('an MHT-CET college: tabs, facts with sources, cut-offs by category and round, deep link', async ({
  page,
  context,
}) => {
  await page.goto('/college/16006');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COEP Technological University');
  await expect(page.getByText('Code: 16006 (earlier 6006)')).toBeVisible();
  await expect(page.getByText('Est. 1854')).toBeVisible();
  await page.getByLabel('Your PIN code').fill('400019');
  await page.getByRole('button', { name: 'Show distance' }).click();
  await expect(page.getByText('About 120 km from 400019 in a straight line')).toBeVisible();
  await page.getByRole('tab', { name: 'Courses' }).click();
  await page.getByRole('button', { name: 'Cut-offs for Mechanical Engineering' }).click();
  const figure = page.getByRole('figure');
  await expect(figure).toContainText('Mechanical Engineering, Open');
  await page.getByLabel('Seat type').selectOption('GSCS');
  // The next choice is added to what is drawn.
  await expect(figure).toContainText('Scheduled Caste');
  await page.getByLabel('Round', { exact: true }).selectOption('1');
  await expect(page).toHaveURL(/round=1/);
  await figure.getByRole('button', { name: 'Table' }).click();
  await expect(figure.getByRole('rowheader', { name: '2024' })).toBeVisible();
  await expectAccessible(page);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('figure')).toContainText('Scheduled Caste');
  await expect(shared.getByLabel('Round', { exact: true })).toHaveValue('1');
});

test('JEE colleges by id and by a name with dots in it, and a college by its old code', async ({ page }) => {
  await page.goto('/josaa-college/iit-bombay?tab=courses');
  await expect(page.getByRole('figure')).toContainText('JEE Advanced common rank (CRL)');
  await expectAccessible(page);
  await page.goto('/josaa-college/name/Dr. B R Ambedkar National Institute of Technology, Jalandhar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ambedkar');
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Contact' })).toContainText('Jalandhar, Punjab');
  const visit = page.getByRole('link', { name: /^Visit Website/ });
  await expect(visit).toHaveAttribute('target', '_blank');
  await page.goto('/mhtcet-college/code/6006');
  await expect(page.getByText('College Code: 16006')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Courses' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page.getByRole('tabpanel', { name: 'About' })).toContainText('1854');
  await expectAccessible(page);
});

test('a college that does not exist shows Error, and Go Back leads to the explorer', async ({ page }) => {
  await page.goto('/college/99999');
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.getByText('College not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/search');
});

testAsNew('save, compare and report', async ({ page, context }) => {
  await signedInStudent(context);
  await page.goto('/search?search=coep');
  // It shows as saved at once; another page is opened only when the server has heard of it.
  const heard = page.waitForResponse((response) => response.url().includes('/shortlist/mht-cet/'));
  await results(page).first().getByRole('button', { name: /^Save/ }).click();
  expect((await heard).ok()).toBe(true);
  await results(page)
    .first()
    .getByRole('button', { name: /^Compare/ })
    .click();
  await page.getByRole('searchbox').fill('vjti');
  await expect(firstName(page)).toContainText('VJTI');
  await results(page)
    .first()
    .getByRole('button', { name: /^Compare/ })
    .click();
  await page.getByRole('link', { name: 'Compare now' }).click();
  await expect(page).toHaveURL('/search?compare=mht-cet.16006,mht-cet.03012');
  await expect(page.getByRole('table', { name: 'Colleges side by side' })).toContainText('University of Mumbai');
  await expect(page.getByRole('table', { name: 'Closing ranks side by side' })).toContainText(/2024: [\d,]+/);
  await expectAccessible(page);

  await page.goto('/search');
  await page.getByRole('link', { name: 'Saved colleges' }).click();
  await expect(results(page)).toHaveCount(1);
  await expectAccessible(page);
  await results(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Report a wrong fact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s wrong?').selectOption('Website');
  await dialog.getByLabel('What should it say?').fill('The site is coeptech.ac.in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent')).toBeVisible();
});

test('on a phone two colleges are compared side by side, without scrolling', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/search?compare=mht-cet.16006,mht-cet.03012');
  for (const name of ['Colleges side by side', 'Closing ranks side by side']) {
    const frame = page.getByRole('region', { name });
    await expect(frame.getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await expectFits(page);
});

test('on a phone a third college lies behind a shaded edge, and the page itself stays as wide as the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/search?compare=mht-cet.16006,mht-cet.03012,mht-cet.06271');
  const frame = page.getByRole('region', { name: 'Colleges side by side' });
  await expect(frame.getByRole('row').nth(1)).toBeVisible();
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
  expect(await frame.evaluate((box) => getComputedStyle(box).backgroundImage)).toContain('linear-gradient');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('on a phone the filters stand in a drawer, and the button counts them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/search?tab=jee');
  await expect(results(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Level', { exact: true }).selectOption('IIT');
  await expect(drawer.getByRole('button', { name: 'Show 23 colleges' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Show 23 colleges' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

testAsNew.describe('on a phone', () => {
  testAsNew.use({ viewport: PHONE });
  for (const language of ['en', 'hi', 'mr'])
    testAsNew(`the figures of the cut-off table stand apart in ${language}`, async ({ page, context }) => {
      await signedInStudent(context);
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseUrl() }]);
      await page.goto('/college/04142?tab=courses');
      const figure = page.getByRole('figure').filter({ visible: true }).last();
      await figure.getByRole('button').last().click();
      const cells = figure.locator('tbody td:visible');
      await expect(cells.first()).toBeVisible();
      const overflowing = await cells.evaluateAll((all) =>
        all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
      expect(overflowing).toEqual([]);
      await expectFits(page);
    });
});
