import { type BrowserContext, expect, test } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { caller, signedInStudent } from './support/student.ts';

const PROFILE = {
  gender: 'female',
  mhtCet: { percentile: 96.4, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'mumbai' },
};
const PATIENT = { timeout: timeLimit(90_000) };

/** A student with an exam profile and a list of six choices. */
async function aStudentWithList(context: BrowserContext): Promise<string> {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/exam-profile', PROFILE, 'PUT');
  const found = await call('/list-options?exam=mht-cet&search=pune+computer', undefined, 'GET');
  const choices = found.data.slice(0, 6).map(({ choice }: { choice: string }) => choice);
  return (await call('/lists', { exam: 'mht-cet', name: 'First round', choices })).data.id;
}

test.use({ viewport: PHONE });

test('a student subscribes a calendar to the dates, and ends it', async ({ context, page }) => {
  test.slow();
  await signedInStudent(context);
  await page.goto('/rounds?view=season');
  await page.getByRole('button', { name: 'Add to calendar' }).click(PATIENT);
  const url = await page.getByLabel('Calendar link').inputValue();
  await expect(page.getByRole('link', { name: 'Open calendar app' })).toHaveAttribute('href', /^webcal:/);
  await expectAccessible(page);
  await expectFits(page);
  const { pathname } = new URL(url);
  expect(await (await page.request.get(pathname)).text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});

test('a student shares a list, the family reads it in Marathi and comments, the student reads it and ends the link', async ({
  context,
  page,
  browser,
}) => {
  test.slow();
  const list = await aStudentWithList(context);
  await page.goto(`/rounds?list=${list}`);
  await page.getByRole('button', { name: 'Share with family' }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: 'Share with family' });
  await dialog.getByText('मराठी').click();
  await dialog.getByText('7 days').click();
  await dialog.getByText('Show my first name').click();
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const { pathname, search } = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue());
  expect(search).toBe('?language=mr');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const home = await browser.newContext({ viewport: PHONE, baseURL: new URL(page.url()).origin });
  const mother = await home.newPage();
  await mother.goto(pathname + search);
  await expect(mother.getByRole('heading', { level: 1, name: 'First round' })).toBeVisible(PATIENT);
  await expect(mother.getByText('या क्रमाने काय मिळू शकते')).toBeVisible();
  await expect(mother.getByText('Asha यांची यादी')).toBeVisible();
  await expect(mother.getByRole('list').filter({ has: mother.getByRole('heading', { level: 3 }) })).toBeVisible();
  await expect(mother.getByText(/OBC|96\.4|@example/)).toHaveCount(0);
  await expectAccessible(mother);
  await expectFits(mother);
  await mother.getByLabel(/तुमचे नाव/).fill('आई');
  await mother.getByLabel('कमेंट').fill('<b>पुणे</b> चांगले आहे. https://example.com');
  await mother.getByRole('button', { name: 'पाठवा' }).click();
  await expect(mother.getByText('पाठवली. ती फक्त विद्यार्थ्यालाच वाचता येते.')).toBeVisible();

  await page.goto('/');
  await page.getByText('1 new comment from your family').waitFor(PATIENT);
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByText('1 new comment', { exact: true })).toBeVisible(PATIENT);
  await page.getByRole('button', { name: 'Share with family' }).click();
  await expect(dialog.getByText('<b>पुणे</b> चांगले आहे. https://example.com')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /example/ })).toHaveCount(0);
  await expect(dialog.getByText('Opened once.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'End link' }).click();
  await dialog.getByRole('button', { name: 'End link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await expect(dialog.getByText('आई')).toHaveCount(0);

  await mother.reload();
  await expect(mother.getByText('ही लिंक आता चालत नाही')).toBeVisible();
  await expectAccessible(mother);
  await home.close();
});

test('a student shares a prediction, a parent reads it without anything about the student and comments', async ({
  context,
  page,
  browser,
}) => {
  test.slow();
  await signedInStudent(context);
  const call = await caller(context.request);
  const run = (await call('/predictor/mht-cet/runs', { gender: 'female', ...PROFILE.mhtCet, tfws: true })).data;
  await page.goto(`/predictor/mht-cet?run=${run.id}`);
  await page.getByRole('button', { name: 'Share with family' }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: 'Share with family' });
  await dialog.getByText('हिन्दी').click();
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const { pathname, search } = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue());
  await page.keyboard.press('Escape');

  const home = await browser.newContext({ viewport: PHONE, baseURL: new URL(page.url()).origin });
  const father = await home.newPage();
  await father.goto(pathname + search);
  await expect(father.getByRole('heading', { level: 1, name: 'जो कॉलेज मिल सकते हैं' })).toBeVisible(PATIENT);
  await father
    .getByText(/में से 20/)
    .first()
    .click();
  await expect(father.getByText(/OBC|96\.4|TFWS|@example|Asha/)).toHaveCount(0);
  await expectAccessible(father);
  await expectFits(father);
  await father.getByLabel('कमेंट').fill('पुणे पास है');
  await father.getByRole('button', { name: 'भेजें' }).click();
  await expect(father.getByText('भेज दिया। यह सिर्फ़ छात्र को दिखेगा।')).toBeVisible();
  await home.close();

  await page.goto('/');
  await page.getByText('1 new comment from your family').waitFor(PATIENT);
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('button', { name: /Share with family.*1 new comment/ }).click(PATIENT);
  await expect(dialog.getByText('पुणे पास है')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
  await expect(page.getByText('new comment from your family')).toHaveCount(0);
});
