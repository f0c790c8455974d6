import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { caller, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

/** A private college with a fee of the authority for all its courses: tuition ₹1,06,956, development ₹16,044. */
const COLLEGE = '/college/06271';

/** The answer is drawn once it is on its way to the server, a moment after the press. */
async function choose(radio: Locator) {
  await radio.click();
  await expect(radio).toBeChecked();
}

test('a student tells about the family, sees what a college costs it, and deletes what was told', async ({
  page,
  context,
}) => {
  await signedInStudent(context);
  await page.goto(COLLEGE);
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview.getByText(/You may pay less than the full fee/)).toBeVisible();
  await expect(overview.getByText('₹1,23,000', { exact: true })).toBeVisible();
  await overview.getByRole('link', { name: 'Tell us about your family to see what you pay' }).click();

  await expect(page.getByRole('heading', { name: 'What your family pays', level: 1 })).toBeVisible();
  await expect(page.getByText(/You haven’t told us anything yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Category').selectOption('OBC');
  await choose(page.getByRole('radio', { name: 'a girl' }));
  await page.getByLabel('Yearly family income').selectOption('Above ₹2.5 lakh, up to ₹6 lakh');
  await choose(page.getByRole('group', { name: 'Do you have Maharashtra domicile?' }).getByLabel('Yes'));
  const waiver = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Full fee waiver for girls (2024)' }),
  });
  await expect(waiver.getByText('Applies', { exact: true })).toBeVisible();
  await expect(waiver.getByText('Family income certificate')).toBeVisible();
  await waiver.getByText('Who it’s for, rules, sources').click();
  await expect(waiver.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await expect(
    page
      .getByRole('region', { name: 'Scholarships' })
      .getByText(/^Closed on .* last time$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  // Another visit, as after a reload: the answers are the account's, not the page's.
  await page.goto(COLLEGE);
  const seat = page.getByRole('region', { name: 'CAP seat' });
  await expect(seat.getByText('₹16,044')).toBeVisible();
  await expect(seat.getByText('₹64,176')).toBeVisible();
  await expect(page.getByRole('region', { name: 'TFWS seat' })).toBeVisible();
  await expect(overview.getByRole('link', { name: /^Source: Fees Regulating Authority/ })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  // One answer is taken back, and stays so after a reload.
  await page.getByRole('link', { name: 'Full fee waiver for girls (2024)' }).click();
  const gender = page.getByRole('group', { name: 'You are' });
  await choose(gender.getByLabel('Not answered'));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(gender.getByLabel('Not answered')).toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue('OBC');
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers have been deleted')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('');
  await page.goto(COLLEGE);
  await expect(overview.getByText(/You may pay less than the full fee/)).toBeVisible();
  await expect(seat).toHaveCount(0);
});

test('a link to one question brings it into view, focused and marked, and its answer leads back', async ({
  page,
  context,
}) => {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/money/family', { category: 'OBC', gender: 'female', income: '2.5-to-6' }, 'PATCH');
  await page.goto(COLLEGE);
  await page.getByRole('link', { name: 'Tell us more for a closer estimate' }).click();
  await expect(page).toHaveURL(/\/money#domicile$/);
  const question = page.getByRole('group', { name: 'Do you have Maharashtra domicile?' });
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(question.getByLabel('Not answered')).toBeFocused();
  await expect(page.getByText('This is the answer that’s missing.')).toBeInViewport();
  await expectAccessible(page);
  await choose(question.getByLabel('Yes'));
  await page.getByRole('button', { name: 'Go back with these answers' }).click();
  await expect(page.getByRole('region', { name: 'CAP seat' }).getByText('₹16,044')).toBeVisible();
});

test('a college with aided courses says which courses its fee is for, and no cost', async ({ page, context }) => {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/money/family', { category: 'OPEN', gender: 'male', income: '2.5-to-6', domicile: true }, 'PATCH');
  await page.goto('/college/06007');
  await expect(page.getByText('₹76,000', { exact: true })).toBeVisible();
  await expect(page.getByText(/only for the college’s unaided courses/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'CAP seat' })).toHaveCount(0);
});

test('results on a phone by money: cheapest first, a limit on what the family pays, and the details', async ({
  page,
  context,
}) => {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/money/family', { category: 'OPEN', gender: 'male', income: '2.5-to-6', domicile: true }, 'PATCH');
  const asked = { category: 'OPEN', gender: 'male', candidature: 'maharashtra', homeUniversity: 'pune' };
  const run = (await call('/predictor/mht-cet/runs', { ...asked, percentile: 85, tfws: true })).data;
  await page.goto(`/predictor/mht-cet?run=${run.id}&all=1`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cheapest first');
  await expect(page).toHaveURL(/order=cost/);
  const rows = page.getByRole('article');
  await expect(rows.first()).toContainText(/You pay ₹[\d,]+/);
  const paid = async () =>
    (await rows.allTextContents()).map((text) => Number(/You pay ₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  // The rows from before stay until those in the new order are there.
  await expect(async () => {
    const cheapest = await paid();
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
  }).toPass();
  // A TFWS seat has no tuition fee.
  await expect(rows.first()).toContainText('TFWS');
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('You pay at most').selectOption('₹80,000');
  await expect(page).toHaveURL(/paysAtMost=80000/);
  await expectAccessible(page);
  await page.goto(`/predictor/mht-cet?run=${run.id}&all=1&order=cost&paysAtMost=80000`);
  await expect(page.getByText(/left out because we don’t know the college’s fee/)).toBeVisible();
  for (const rupees of await paid()) expect(rupees).toBeLessThanOrEqual(80_000);

  await rows.first().getByRole('link').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByText(/^You pay ₹[\d,]+ in the first year$/)).toBeVisible();
  await expect(details.getByText(/Based on the fee for 20\d\d-\d\d\./)).toBeVisible();
  await expect(details.getByText(/A TFWS seat has no tuition fee/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
