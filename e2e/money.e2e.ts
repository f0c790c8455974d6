import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

/** A private college with a fee of the authority: tuition ₹66,087, development ₹9,913. */
const COLLEGE = '/college/06007';

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
  await expect(overview.getByText('₹76,000', { exact: true })).toBeVisible();
  await overview.getByRole('link', { name: 'Tell us about your family to see what you pay' }).click();

  await expect(page.getByRole('heading', { name: 'What your family pays', level: 1 })).toBeVisible();
  await expect(page.getByText(/You haven’t told us anything yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Category').selectOption('OBC');
  await choose(page.getByRole('radio', { name: 'a girl' }));
  await page.getByLabel('Family income a year').selectOption('Above ₹2.5 lakh, up to ₹6 lakh');
  await choose(page.getByRole('group', { name: 'Do you have a Maharashtra domicile?' }).getByLabel('Yes'));
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
  await expect(seat.getByText('₹9,913')).toBeVisible();
  await expect(seat.getByText('₹39,652')).toBeVisible();
  await expect(page.getByRole('region', { name: 'TFWS seat' })).toBeVisible();
  await expect(overview.getByRole('link', { name: /^Source: Fees Regulating Authority/ })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: 'Full fee waiver for girls (2024)' }).click();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers are deleted')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('');
  await page.goto(COLLEGE);
  await expect(overview.getByText(/You may pay less than the full fee/)).toBeVisible();
  await expect(seat).toHaveCount(0);
});
