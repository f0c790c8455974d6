import { expect, type Page } from '@playwright/test';
import { type Person, verifiedSignup } from './student.ts';

/** Opens the plan page for a new person whose e-mail and WhatsApp are verified. */
export async function openPlans(page: Page): Promise<Person> {
  const person = await verifiedSignup(page.context().request);
  // The smallest page of the site: a screen that still loads would be in the way of the next one.
  await page.goto('/robots.txt');
  await page.evaluate((email) => localStorage.setItem('signupEmail', email), person.email);
  await page.goto('/signup/subscription');
  await expect(page.getByRole('radio')).toHaveCount(3);
  return person;
}

/** Chooses a tier by its name, with a coupon if there is one. */
export async function choose(page: Page, tier: string, coupon?: string): Promise<void> {
  await page.getByRole('radio', { name: tier, exact: true }).check();
  if (!coupon) return;
  await page.getByLabel('Coupon code').fill(coupon);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page)).toContainText('Coupon applied successfully!');
}

/** Ticks the terms and presses the button that leads on. */
export async function goOn(page: Page, button: 'Next' | 'Proceed to Payment'): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
}

/** Waits for the page of the sandbox gateway, which must ask for this amount. */
export async function atGateway(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Pay ${amount}`, exact: true })).toBeVisible();
}

/** Answers on the page of the sandbox gateway. */
export const answer = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

/** The heading of the result page. */
export const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
