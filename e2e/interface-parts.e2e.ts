import { expect, test } from '@playwright/test';
import { PHONE } from './support/axe.ts';
import { widthFaults } from './support/fits.ts';

test.use({ viewport: PHONE });

test('the page of all interface parts opens, shows each state of a query, and fits a phone', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { name: 'Interface parts', level: 1 })).toBeVisible();
  for (const state of ['loading', 'failed', 'retrying', 'loaded'])
    await expect(page.getByRole('region', { name: state, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ask first' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this prediction?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect([...errors, ...(await widthFaults(page))]).toEqual([]);
});
