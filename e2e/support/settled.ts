import { expect, type Page } from '@playwright/test';

/** Waits until a screen shows what it came to show: its heading is there and nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
}
