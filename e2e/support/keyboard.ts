import { expect, type Locator, type Page } from '@playwright/test';

/** Goes by Tab until the focus is on what is meant. At every stop the focus is seen, whole, and on something with a name. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let press = 0; press < MOST_STOPS; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(focusFault)).toBe('');
  }
  throw new Error(`${MOST_STOPS} presses of ${key} did not lead to ${target}`);
}

/** Goes there by Tab and presses Enter, or another key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tab goes round inside an open dialog and never leaves it; Escape closes it and the focus is back where it came from. */
export async function expectTrap(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isInside(), `${key} leaves the dialog`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** A long page of results has many stops, and a student would rather search; but all of them can be reached. */
const MOST_STOPS = 150;

/** What is wrong with where the focus is; empty when nothing is. Runs in the page. */
function focusFault(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const said = `${focused.tagName.toLowerCase()} “${focused.textContent?.trim().slice(0, 40)}”`;
  const isRinged = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  // A choice or a field may show the ring on the card or box that stands for it.
  const around = [focused, focused.parentElement, focused.closest('label, li, article, form > div, fieldset > div')];
  const beside = [focused.nextElementSibling, getComputedStyle(focused, '::after').outlineStyle !== 'none' && focused];
  if (![...around, ...beside].some((element) => element && isRinged(element))) return `no ring: ${said}`;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return `out of sight: ${said}`;
  return '';
}
