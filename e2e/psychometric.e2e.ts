import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { answerThrough, buyAssessment, readSitting, startAndAnswer } from './support/assessment.ts';
import { expectAccessible, PHONE } from './support/axe.ts';
import { newestCode } from './support/inbox.ts';
import { caller, logIn, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

test('from no assessment to a report that is shared, taken back and deleted', async ({ page, context, browser }) => {
  // One long walk: on a busy machine it takes most of five minutes.
  test.slow();
  const person = await signedInStudent(context);
  const call = await caller(context.request);

  await test.step('without an assessment the page leads to where one is bought', async () => {
    await page.goto('/psychometric');
    await expect(page.getByRole('link', { name: 'Get the assessment' })).toHaveAttribute(
      'href',
      '/top-up/psychometric',
    );
    await buyAssessment(call);
  });

  await test.step('under 18 a guardian agrees with a code before it starts', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Start assessment' }).click();
    await page.getByLabel('Day').fill('4');
    await page.getByLabel('Month').selectOption('March');
    await page.getByLabel('Year').fill(String(new Date().getFullYear() - 16));
    await page.getByRole('button', { name: 'Continue' }).click();
    const guardian = `guardian.of.${person.email}`;
    await page.getByLabel('Their name').fill('Sunita Patil');
    await page.getByLabel('Their email or WhatsApp number').fill(guardian);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send them a code' }).click();
    await page.getByLabel('6-digit code').fill(await newestCode(guardian));
    await page.getByRole('button', { name: 'They agree' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What you like doing' })).toBeVisible();
    await expectAccessible(page);
  });
  const id = page.url().split('/').at(-1) ?? '';
  const read = () => readSitting(call, id);

  await test.step('answers by thumb and by key; one given without a line waits and arrives', async () => {
    await page.getByRole('button', { name: 'Start this part' }).click();
    await answer(page, 1, () => page.getByRole('button', { name: 'Like', exact: true }).click());
    await answer(page, 2, () => page.keyboard.press('4'));
    await expect(page.getByText('Saved')).toBeVisible();
    await context.setOffline(true);
    await answer(page, 3, () => page.keyboard.press('2'));
    await expect(page.getByText('1 answer saved on this device. We’ll send it when you’re online.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Question 4 of 50')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Dislike', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('3 of 139 questions answered.')).toBeVisible();
  });

  await test.step('another browser goes on at the same question', async () => {
    const other = await newBrowser(browser.newContext({ viewport: PHONE }));
    await logIn(other, person.email);
    await other.goto('/psychometric');
    await other.getByRole('button', { name: 'Resume' }).click();
    await answer(other, 4, () => other.keyboard.press('5'));
    await expect(other.getByText('Saved')).toBeVisible();
    await other.context().close();
    expect((await read()).sections[0]?.answers).toHaveLength(4);
  });

  await test.step('a timed part runs by the clock of the server', async () => {
    for (const part of (await read()).sections.filter(({ limitSeconds }) => limitSeconds === null))
      await answerThrough(call, id, part);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('heading', { name: 'Working with numbers' })).toBeVisible();
    await page.getByRole('button', { name: 'Start this part' }).click();
    await expect(page.getByRole('timer')).toContainText('left');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await answer(page, 2, () => page.locator('[data-option="3"]').click());
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Stay in this part' }).click();
    await expect(page.getByText('Question 3 of 8')).toBeVisible();
    // What is still on its way would count as open, and be answered twice.
    await expect(page.getByText('Saved')).toBeVisible();
    await answerThrough(
      call,
      id,
      (await read()).sections.find((part) => part.id === 'numerical'),
    );
    for (const part of ['verbal', 'abstract']) await startAndAnswer(call, id, part);
    await page.reload();
    await page.getByRole('button', { name: 'Start this part' }).click();
    await expect(page.getByRole('button', { name: /^Option 1: A shape of \d squares/ })).toBeVisible();
    await expectAccessible(page);
    await answerThrough(
      call,
      id,
      (await read()).sections.find((part) => part.id === 'spatial'),
    );
    await page.reload();
  });

  await test.step('the report: on the screen, as tables, as a file', async () => {
    await page.getByRole('button', { name: 'Finish and see my report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your assessment report' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Five branches that match' })).toBeVisible();
    await page.getByRole('figure', { name: 'Your six interests' }).getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: /^R · / })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    const file = await readFile(await (await downloading).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const profile = await call('/student-profile/me', undefined, 'GET');
    expect(profile.data.subscriptionAllowance).toMatchObject({
      psychometricAssessment: true,
      psychometricTestStatus: true,
    });
  });

  await test.step('a link opens it without an account, until it is taken back', async () => {
    await page.getByRole('button', { name: 'Share with a counselor' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = new URL(await page.getByLabel('Link').inputValue()).pathname;
    await expectAccessible(page);
    const counsellor = await newBrowser(browser.newContext({ viewport: PHONE }));
    await counsellor.goto(address);
    await expect(counsellor.getByRole('heading', { name: 'Asha’s assessment report' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('The link no longer opens your report.')).toBeVisible();
    await counsellor.reload();
    await expect(counsellor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await counsellor.context().close();
    await page.keyboard.press('Escape');
  });

  await test.step('deleted, it is gone', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('heading', { name: 'You’ve used your assessment' })).toBeVisible();
    await page.goto(`/psychometric/${id}/report`);
    await expect(page.getByRole('heading', { name: 'Couldn’t load the report' })).toBeVisible();
  });
});

/** Answers the question with this number and waits for the next; a press too soon after it appears is not counted, as with any reader. */
async function answer(page: Page, number: number, press: () => Promise<void>): Promise<void> {
  const here = page.getByText(new RegExp(`^Question ${number} of`));
  await expect(here).toBeVisible();
  await expect(async () => {
    if (await here.isVisible()) await press();
    await expect(here).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

const newBrowser = async (context: Promise<BrowserContext>): Promise<Page> => (await context).newPage();
