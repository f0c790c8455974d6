import { expect, test } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { caller, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

const PROFILE = {
  gender: 'female',
  mhtCet: { percentile: 98.9, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'mumbai' },
  josaa: { mainCrl: 18_500, mainCategoryRank: 5_200, category: 'OBC-NCL', homeState: 'Maharashtra' },
};
/** The first estimate of a fresh server takes its time. */
const PATIENT = { timeout: timeLimit(90_000) };

test('a student of both exams says the order, and learns how long to hold the JoSAA seat', async ({
  context,
  page,
}) => {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/exam-profile', PROFILE, 'PUT');
  await page.goto('/rounds?view=season');
  await page.getByRole('link', { name: 'Open the plan' }).click();
  await expect(page.getByRole('heading', { name: 'One plan for JoSAA and CAP', level: 1 })).toBeVisible();

  // Without lists the page says what is missing; the dates are there all the same.
  await expect(page.getByText(/^JoSAA \d{4} is missing from the plan$/)).toBeVisible(PATIENT);
  await expect(page.getByRole('heading', { name: 'What happens when' })).toBeVisible();
  await expectAccessible(page);
  for (const [exam, search] of [
    ['josaa', 'NIT computer'],
    ['mht-cet', 'Pune computer'],
  ] as const) {
    const found = await call(`/list-options?${new URLSearchParams({ exam, search })}`, undefined, 'GET');
    const choices = found.data.slice(0, 15).map(({ choice }: { choice: string }) => choice);
    await call('/lists', { exam, name: `My ${exam} list`, choices });
  }
  await page.reload();
  await expect(page.getByText(/^JoSAA and CAP both have a seat for you in/)).toBeVisible(PATIENT);
  await expectFits(page);

  // The one question, by keyboard.
  const question = page.getByLabel('Where would a JoSAA seat rank among your CAP choices?');
  await question.focus();
  await question.selectOption('3');
  await expect(page.getByRole('heading', { name: 'How long to hold the JoSAA seat' })).toBeVisible(PATIENT);
  await expect(page.getByText(/^You’d most likely end /)).toBeVisible();
  await expect(page).toHaveURL(/above=3/);
  await expect(page.getByRole('list', { name: 'How 100 simulated seasons end' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'And CSAB?' })).toBeVisible();
  await expect(page.getByText(/^Why don’t we show a chance for CSAB\?/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What this plan assumes' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  // The order is in the address: a reload asks for it again.
  await page.reload();
  await expect(question).toHaveValue('3', PATIENT);
});
