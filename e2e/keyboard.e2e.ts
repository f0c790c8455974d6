import { expect, test } from '@playwright/test';
import { newestCode } from './support/inbox.ts';
import { expectTrap, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { registerStudent } from './support/student.ts';

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
