import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { LANGUAGE_COOKIE } from '@dakhila/domain/language/languages';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { type Line, openLine } from './support/line.ts';
import { aPdf, aTablePdf } from './support/pdf.ts';
import { caller, signedInStudent } from './support/student.ts';

// The line can be cut, also for the service worker: ticks must survive without it.
let line: Line;
test.beforeAll(async () => {
  line = await openLine();
});
test.afterAll(() => line.close());

/** For what the server works out for the first time on a busy machine. */
const PATIENT = { timeout: timeLimit(90_000) };

/** A student with a CAP list of 24 choices, or so many. */
async function aStudentWithList(context: BrowserContext, count = 24) {
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
  const choices = [...new Set(keys)].slice(0, count);
  const { id } = (await call('/lists', { exam: 'mht-cet', name: 'My CAP list', choices })).data;
  const list = (await (await context.request.get(`/api/v1/lists/${id}`)).json()).data;
  const open: { official: { code: string } }[] = list.choices.filter(
    ({ standing }: { standing: { state: string } }) => standing.state !== 'closed',
  );
  return { id, codes: open.map(({ official }) => official.code) };
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('responses-3:'));
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
  await expect(page.getByText('Any seat', { exact: true })).toBeVisible(PATIENT);
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

test('the summary of a short list is printed on one sheet, in every language', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN', baseURL: line.url });
  const { id } = await aStudentWithList(context, 2);
  const page = await context.newPage();
  for (const language of ['en', 'hi', 'mr']) {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: line.url }]);
    await page.goto(`/rounds/submit?list=${id}`);
    await expect(page.getByRole('main').locator('dl')).toHaveCount(2, PATIENT);
    await expect(page.getByRole('main').getByText('MHT-CET')).toBeVisible(PATIENT);
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Count (\d+)/)?.[1], `sheets in ${language}`).toBe('1');
  }
  await context.close();
});

test('a PDF of the form is compared on the device, and a hostile one ends in a sentence', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN', baseURL: line.url });
  const { id, codes } = await aStudentWithList(context);
  const all = codes.length;
  const own = await (await context.request.get(`/api/v1/lists/${id}.pdf`)).body();
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`/rounds/submit?list=${id}&step=compare`);
  const input = page.getByLabel(/^Or choose a file/);
  await expect(input).toBeAttached(PATIENT);
  sent.length = 0;
  const choose = (buffer: Buffer, name = 'form.pdf') =>
    input.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const says = (sentence: RegExp) => expect(page.getByText(sentence)).toBeVisible(PATIENT);

  const started = page.waitForEvent('worker');
  await choose(own);
  await expect(page.getByRole('heading', { name: `${all} of ${all} match` })).toBeFocused(PATIENT);
  // The reader's own policy: it can load and send nothing, whatever a PDF makes it do.
  const reader = await context.request.get((await started).url());
  expect(reader.headers()['content-security-policy']).toMatch(/^default-src 'none'; (?!.*(?:connect|script)-src)/);
  const row = (code: string, at: number) => [String(at + 1), code, 'Some programme'];
  const [first = '', second = '', ...rest] = codes;
  await choose(aTablePdf([second, first, ...rest].map(row)));
  await expect(page.getByRole('heading', { name: `${all - 1} of ${all} match` })).toBeVisible(PATIENT);
  await expectAccessible(page);
  await expectFits(page);

  await choose(own.subarray(0, own.length / 2));
  await says(/^This PDF is damaged or incomplete\./);
  await expect(page.getByRole('heading', { name: /match$/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await choose(Buffer.from('This was never a form.'));
  await says(/^We found no choice codes in this text\./);
  await choose(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]));
  await says(/^This PDF is damaged or incomplete\./);
  await choose(aPdf());
  await says(/^This PDF contains only pictures/);
  await choose(aPdf({ isLocked: true }));
  await says(/^This PDF is locked with a password\./);
  await choose(Buffer.concat([aPdf(), Buffer.alloc(5_000_000)]));
  await says(/^This PDF is larger than 5 MB\./);
  // 200 MB of text in a file of some kilobytes.
  const bomb = deflateSync(Buffer.alloc(200_000_000, 'BT /F1 9 Tf 1 0 0 1 9 9 Tm (0600624510) Tj ET\n'));
  await choose(aPdf({ content: deflateSync(bomb), filters: ['FlateDecode', 'FlateDecode'] }));
  await says(/^This is too long to be an option form\.|^This PDF takes too long to read\./);
  // The same without any text keeps the reader busy until its time is over; the page stays usable.
  const silent = deflateSync(Buffer.alloc(200_000_000, 'q 1 0 0 1 0 0 cm Q\n'));
  await choose(aPdf({ content: silent }));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(input).toBeAttached();
  await choose(aPdf({ content: silent }));
  await says(/^This PDF takes too long to read\.|^This PDF contains only pictures/);
  await choose(own);
  await expect(page.getByRole('heading', { name: `${all} of ${all} match` })).toBeFocused(PATIENT);
  expect(sent).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
