import { expect, type Page, test } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits, topOfChoices } from './support/fits.ts';
import { caller, signedInStudent } from './support/student.ts';

const CANDIDATE = { percentile: 95, category: 'OPEN', candidature: 'maharashtra', homeUniversity: 'pune' };
/** For what the server works out for the first time. */
const PATIENT = { timeout: timeLimit(90_000) };

const rows = (page: Page) => page.locator('[data-place]');
const card = (page: Page) => page.getByRole('region', { name: 'Could make your list safer' });

test('a risky list gets suggestions: add one, undo it, say no to one and take that back', async ({ context, page }) => {
  await signedInStudent(context);
  await page.setViewportSize(PHONE);
  await page.goto('/rounds');
  const call = await caller(page.request);
  await call('/exam-profile', { gender: 'male', mhtCet: CANDIDATE }, 'PUT');
  await call('/predictor/mht-cet/runs', { gender: 'male', ...CANDIDATE });
  const dreams = [];
  for (const collegeId of ['16006', '06271']) {
    const { data } = await call(`/list-options?exam=mht-cet&collegeId=${collegeId}`, undefined, 'GET');
    dreams.push(data.find(({ programme }: { programme: string }) => programme.startsWith('Comput')).choice);
  }
  const { data: list } = await call('/lists', { exam: 'mht-cet', name: 'Dreams', choices: dreams });
  await page.goto(`/rounds?list=${list.id}`);

  await expect(card(page)).toBeVisible(PATIENT);
  // On a phone the suggestions are one line until they are opened, and the choices begin in the first screen.
  await expect.poll(() => topOfChoices(page)).toBeLessThan(PHONE.height);
  await card(page).getByRole('heading', { name: 'Could make your list safer' }).click();
  await expect(
    card(page)
      .getByText(/^Adds \d+ percentage points to your chance of a seat/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await card(page)
    .getByRole('button', { name: /^Add at position 3/ })
    .first()
    .click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(PATIENT);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  // Until the list is saved and judged again, the suggestions are those of the longer list.
  await expect(
    card(page)
      .getByRole('button', { name: /^Add at position/ })
      .first(),
  ).toBeEnabled(PATIENT);

  const refuse = card(page)
    .getByRole('button', { name: /^Not for me/ })
    .first();
  const name = ((await refuse.getAttribute('aria-label')) ?? '').replace('Not for me: ', '');
  await refuse.click();
  const told = page.getByRole('status').filter({ hasText: 'We won’t suggest' });
  await expect(told).toBeVisible(PATIENT);
  await expect(page.getByRole('button', { name: `Not for me: ${name}`, exact: true })).toHaveCount(0);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Not for me: ${name}`, exact: true })).toBeVisible(PATIENT);
});
