import { type BrowserContext, expect, type Locator, test } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { PHONE } from './support/axe.ts';
import { newestCode } from './support/inbox.ts';
import { expectTrap, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { caller, registerStudent, signedInStudent } from './support/student.ts';

test('by keyboard alone: from a shared link through login to the college, its tabs and a dialog', async ({
  page,
  request,
}) => {
  const { email } = await registerStudent(request);
  await page.goto('/college/16006');
  await expect(page).toHaveURL('/login');
  await typeInto(page, page.getByLabel('Email or WhatsApp Number'), email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('6-digit OTP');
  await expect(code).toBeFocused();
  await page.keyboard.type(await newestCode(email));
  await expect(page.getByRole('heading', { level: 1, name: /^Namaste/ })).toBeVisible();

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Continue to the college' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COEP Technological University');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Courses' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Courses' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist:
      - tab "Overview"
      - tab "Courses" [selected]
      - tab "Contact"
  `);
  const report = page.getByRole('button', { name: 'Report a wrong fact' });
  await pressOn(page, report);
  await expectTrap(page, page.getByRole('dialog'), report);
});

test('by keyboard alone: suggestions, a link for the family, its comment, and the focus is never lost', async ({
  context,
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto(`/rounds?list=${await aRiskyList(context)}`);
  const suggestions = page.getByRole('group', { name: 'Suggestions' });
  const add = suggestions.getByRole('button', { name: /^Add at position/ }).first();
  // On a phone they are one line until they are opened.
  await pressOn(page, suggestions.locator('summary').first());
  await expect(add).toBeVisible(PATIENT);
  await pressOn(page, add);
  await expect(page.locator('[data-place]')).toHaveCount(3);
  await expectFocusIn(suggestions);
  await pressOn(page, suggestions.getByRole('button', { name: /^Undo/ }));
  await expect(page.locator('[data-place]')).toHaveCount(2);
  await expectFocusIn(suggestions);
  await expect(add).toBeEnabled(PATIENT);
  await pressOn(page, suggestions.getByRole('button', { name: /^Not for me/ }).first());
  await expect(suggestions.getByText(/^We won’t suggest/)).toBeVisible(PATIENT);
  await expectFocusIn(suggestions);

  const share = page.getByRole('button', { name: /^Share with family/ });
  await pressOn(page, share);
  const dialog = page.getByRole('dialog', { name: 'Share with family' });
  await pressOn(page, dialog.getByRole('button', { name: 'Make a link' }));
  const link = dialog.getByLabel('Link', { exact: true });
  await expect(link).toBeVisible();
  await expectFocusIn(dialog);
  const url = await link.inputValue();
  await expectTrap(page, dialog, share);

  const home = await browser.newContext({ viewport: PHONE });
  const mother = await home.newPage();
  await mother.goto(url);
  await typeInto(mother, mother.getByLabel('Comment'), 'Pune is near.');
  await pressOn(mother, mother.getByRole('button', { name: 'Send' }));
  await expect(mother.getByText('Sent. Only the student can read it.')).toBeVisible();
  await expectFocusIn(mother.getByRole('main'));
  await home.close();

  await page.reload();
  await pressOn(page, share);
  await pressOn(page, dialog.getByRole('button', { name: 'Delete the comment by' }));
  await expect(dialog.getByText('Pune is near.')).toHaveCount(0);
  await expectFocusIn(dialog);
  await pressOn(page, dialog.getByRole('button', { name: 'End link' }));
  await expectFocusIn(dialog);
  await pressOn(page, dialog.getByRole('button', { name: 'End link' }));
  await expect(dialog.getByText('Active links')).toHaveCount(0);
  await expectTrap(page, dialog, share);
});

/** For what the server works out for the first time. */
const PATIENT = { timeout: timeLimit(90_000) };

/** A new student with a prediction and a list of two choices that are out of reach. */
async function aRiskyList(context: BrowserContext): Promise<string> {
  await signedInStudent(context);
  const call = await caller(context.request);
  const candidate = { percentile: 95, category: 'OPEN', candidature: 'maharashtra', homeUniversity: 'pune' };
  await call('/exam-profile', { gender: 'male', mhtCet: candidate }, 'PUT');
  await call('/predictor/mht-cet/runs', { gender: 'male', ...candidate });
  const { data } = await call('/list-options?exam=mht-cet&collegeId=16006', undefined, 'GET');
  const choices = data.slice(0, 2).map(({ choice }: { choice: string }) => choice);
  return (await call('/lists', { exam: 'mht-cet', name: 'Dreams', choices })).data.id;
}

/** What was pressed may be gone, but the next Tab must go on from where it was. */
const expectFocusIn = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
