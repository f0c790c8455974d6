import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { sql } from './support/database.ts';
import { staffPage } from './support/desk.ts';
import { expectFits } from './support/fits.ts';
import { baseUrl } from './support/server.ts';
import { signedInStudent } from './support/student.ts';

const HOSTILE = '</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

const desk = async (browser: Browser, name: string) =>
  staffPage(
    await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } }),
    `${name.split(' ')[0]?.toLowerCase()}@content.example`,
    name,
    'content',
  );
const aStudentPage = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: baseUrl() });
  await signedInStudent(context);
  return context.newPage();
};
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectFits(page);
}

test('content’s day: a date, a notice and a reported fact', async ({ browser }) => {
  const student = await aStudentPage(browser);
  await sql(
    `insert into fact_reports (id, exam, college_id, field, message, data_version)
     values (gen_random_uuid(), 'mht-cet', '16006', 'fees', $1, '1')`,
    `${HOSTILE} The fee is lower. Call 98765 43210`,
  );
  const page = await desk(browser, 'Asha Patil');
  await expect(page.getByRole('heading', { name: 'Season', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Money' })).toHaveCount(0);
  await page.getByLabel('Admission').selectOption('josaa');
  await expectGood(page);
  await page.getByRole('button', { name: /^Enter .*registration/i }).click();
  const year = /\d{4}/.exec((await page.getByRole('dialog').textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('First day').fill(`${year}-06-03`);
  await page.getByLabel('Last day', { exact: true }).fill(`${year}-06-12`);
  await page.getByLabel('Source').fill('JoSAA, schedule of 2 June');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByLabel('Link to the page').fill('https://josaa.nic.in/schedule');
  await expect(page.getByText(`3 जून ${year} – 12 जून ${year}`).first()).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Students see the new days')).toBeVisible();
  await expect(page.getByRole('link', { name: /JoSAA, schedule of 2 June/ })).toHaveAttribute('rel', /noopener/);
  await student.goto('/rounds?exam=josaa&view=season');
  await expect(student.getByText(/JoSAA, schedule of 2 June/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Change .*registration/i }).click();
  await expect(page.getByText('Asha Patil,')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The days are withdrawn')).toBeVisible();

  await openTab(page, 'Notices');
  await page.getByRole('button', { name: 'Write a notice' }).click();
  await page.getByLabel('Text in English').fill(`${HOSTILE} CAP round 2 begins tomorrow.`);
  await page.getByLabel('Text in Hindi').fill('CAP राउंड 2 कल शुरू है।');
  await page.getByLabel('Text in Marathi').fill('CAP राउंड 2 उद्या सुरू.');
  await expectGood(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('On every page')).toBeVisible();
  await expect(page.getByText('Written by Asha Patil')).toBeVisible();
  await expectGood(page);
  await expect(async () => {
    await student.goto('/faq');
    await expect(student.getByText('CAP round 2 begins tomorrow.')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  expect(await isHacked(student)).toBe(false);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('No notice', { exact: true })).toBeVisible();

  await openTab(page, 'Reported facts');
  await expect(page.getByText('The fee is lower. Call (phone left out)')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Decide on COEP Technological University' }).click();
  await page.getByLabel('Outcome').selectOption('Fixed');
  await page.getByLabel('Note').fill('The order of the authority says so');
  await expectGood(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('State').selectOption('Fixed');
  await expect(page.getByText('The order of the authority says so')).toBeVisible();
  expect(await isHacked(page)).toBe(false);
  await page.setViewportSize(PHONE);
  for (const tab of ['Dates', 'Notices', 'Reported facts', 'FAQ', 'Cut-off lists']) {
    await openTab(page, tab);
    await expectGood(page);
  }
  // The row of tabs is wider than a phone; a link opens it where the chosen tab is.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Cut-off lists', selected: true })).toBeInViewport({ ratio: 0.95 });
});

test('a question of the FAQ is edited in three languages, a second editor is told, and the edit is taken back', async ({
  browser,
}) => {
  const student = await aStudentPage(browser);
  const [page, other] = [await desk(browser, 'Meera Joshi'), await desk(browser, 'Rohan Kale')];
  await openTab(page, 'FAQ');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('no password');
  await page.getByRole('link', { name: 'Why is there no password?' }).click();
  await other.goto('/desk/season/faq/no-password');
  await page.getByLabel('Answer in English').fill(`You log in with a code. ${HOSTILE}`);
  await expect(page.getByText('The figures in Hindi aren’t those of the English text.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByLabel('I’ve checked it, and it’s right').check();
  await expectGood(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Students read the new text')).toBeVisible();

  await other.getByLabel('Answer in Hindi').fill('कोड से लॉग इन होता है।');
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('A colleague has edited this question in the meantime')).toBeVisible();
  await expect(other.getByLabel('Answer in Hindi')).toHaveValue('कोड से लॉग इन होता है।');
  await expect(other.getByText('Edit 1 by Meera Joshi')).toBeVisible();

  await expect(async () => {
    await student.goto('/faq#no-password');
    // The same address again would only scroll, and the page keeps what it has read.
    await student.reload();
    await expect(student.getByText('You log in with a code.')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  expect(await isHacked(student)).toBe(false);

  await page.getByText('Text of the release').click();
  await page.getByRole('button', { name: 'Bring this back' }).click();
  await expect(page.getByText('Students read the earlier text again')).toBeVisible();
  await expect(page.getByText('Edit 2 by Meera Joshi')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectGood(page);
});
