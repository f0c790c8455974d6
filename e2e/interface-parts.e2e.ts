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

test('whatever can be pressed answers to the press, also with reduced motion', async ({ page }) => {
  await page.goto('/dev/ui');
  for (const control of [page.getByRole('button', { name: 'Ask first' }), page.getByRole('tab').first()]) {
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    const tint = () => control.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(await tint()).toBe('none');
    await page.mouse.down();
    expect(await tint()).toContain('gradient');
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
