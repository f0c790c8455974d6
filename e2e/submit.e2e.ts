import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { type Line, openLine } from './support/line.ts';
import { caller, signedInStudent } from './support/student.ts';

// The line can be cut, also for the service worker: ticks must survive without it.
let line: Line;
test.beforeAll(async () => {
  line = await openLine();
});
test.afterAll(() => line.close());

/** For what the server works out for the first time on a busy machine. */
const PATIENT = { timeout: 90_000 };

/** A student with a CAP list of 24 choices. */
async function aStudentWithList(context: BrowserContext) {
  await signedInStudent(context);
  const call = await caller(context.request);
  const mhtCet = { percentile: 98.9, category: 'OPEN', candidature: 'maharashtra', homeUniversity: 'mumbai' };
  await call('/exam-profile', { gender: 'male', mhtCet }, 'PUT');
  const keys: string[] = [];
  for (const search of ['pune computer', 'mumbai information technology', 'nagpur mechanical']) {
    const found = await context.request.get(`/api/v1/list-options?${new URLSearchParams({ exam: 'mht-cet', search })}`);
    const options: { choice: string; official: { code: string | null } }[] = (await found.json()).data;
    keys.push(...options.filter(({ official }) => official.code !== null).map(({ choice }) => choice));
  }
  const choices = [...new Set(keys)].slice(0, 24);
  const { id } = (await call('/lists', { exam: 'mht-cet', name: 'My CAP list', choices })).data;
  const list = (await (await context.request.get(`/api/v1/lists/${id}`)).json()).data;
  const open: { official: { code: string } }[] = list.choices.filter(
    ({ standing }: { standing: { state: string } }) => standing.state !== 'closed',
  );
  return { id, codes: open.map(({ official }) => official.code) };
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('responses-2:'));
    const kept = name ? await (await caches.open(name)).keys() : [];
    const isPage = (await (await caches.open('files')).match('/')) !== undefined;
    return isPage && kept.some(({ url }) => new URL(url).pathname === wanted);
  }, path);
const hasScreen = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('files')).keys()).some(({ url }) => url.includes('submit-screen')),
  );

test('before a form is submitted: check, tick as typed also offline, and find a swapped pair', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ viewport: PHONE, serviceWorkers: 'allow', locale: 'en-IN', baseURL: line.url },
  });
  const { id, codes } = await aStudentWithList(context);
  const page = await context.newPage();
  await page.goto(`/rounds?list=${id}`);
  await page.getByRole('link', { name: /^Before you submit/ }).click(PATIENT);
  await expect(page.getByRole('heading', { level: 1, name: 'Before you submit' })).toBeVisible(PATIENT);
  await expect(page.getByText('Some seat')).toBeVisible(PATIENT);
  await expect(page.getByRole('heading', { name: 'What you must accept' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Documents still missing' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('My-CAP-list-summary.pdf');

  await page.getByRole('link', { name: 'Next: type it in' }).click();
  const boxes = page.getByRole('checkbox');
  const all = codes.length;
  await expect(page.getByText(`0 of ${all} typed`).first()).toBeVisible();
  expect(all).toBeGreaterThan(2);
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).check({ force: true });
  await expect(page.getByText(`2 of ${all} typed`).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await expect.poll(() => isKept(page, `/api/v1/lists/${id}`), PATIENT).toBe(true);
  await expect.poll(() => hasScreen(page), PATIENT).toBe(true);
  line.isCut = true;
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(`2 of ${all} typed`).first()).toBeVisible(PATIENT);
  await boxes.nth(2).check({ force: true });
  await page.reload();
  await expect(page.getByText(`3 of ${all} typed`).first()).toBeVisible(PATIENT);

  // Comparing needs no connection either.
  await page.getByRole('link', { name: 'Compare' }).click();
  const form = (order: readonly string[]) => order.map((code, at) => `${at + 1}\t${code}\tSome programme`).join('\n');
  const [first = '', second = '', ...rest] = codes;
  await page.getByLabel('Text of the official form').fill(form([second, first, ...rest]));
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: `${all - 1} of ${all} match` })).toBeFocused();
  await expect(page.getByText('Different position')).toHaveCount(1);
  await expect(page.getByText(/^Should be at position [12]\. On the form it’s at [12]\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel('Text of the official form').fill(form(codes));
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: `${all} of ${all} match` })).toBeVisible();
  line.isCut = false;
  await context.close();
});
