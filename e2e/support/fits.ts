import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

/** Nothing is wider than the screen, and no text is cut off: neither at a side nor, as tall scripts are, above and below. */
export async function expectFits(page: Page): Promise<void> {
  // What is drawn a moment later is there at the next look.
  await expect.poll(() => widthFaults(page)).toEqual([]);
}

/** What is wider than the screen, what is cut off, and a dialog that scrolls as a whole: `too wide: table “Closing ranks”`. */
export async function widthFaults(page: Page): Promise<string[]> {
  await atRest(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isShown = (element: Element) =>
      element.getBoundingClientRect().width > 1 && !element.closest('.sr-only, [hidden], [aria-hidden="true"]');
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    const elements = [...document.querySelectorAll('body *')].filter(isShown);
    // At some widths only, or at all: the class says so either way.
    const scrolls = (element: Element) => element.closest('[class*="overflow-x-auto"]') !== null;
    const wide = elements.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > width + 1) && !scrolls(element);
    });
    const cut = elements.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isLeaf = element.children.length === 0 && element.textContent?.trim();
      const isNarrow = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const isLow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      return isLeaf && (isNarrow || isLow);
    });
    // Only what is inside a dialog scrolls: its title and the way out stay.
    const loose = [...document.querySelectorAll('dialog[open]')].filter(
      (dialog) => dialog.scrollHeight > dialog.clientHeight + 1,
    );
    return [
      ...loose.map((element) => `scrolls as a whole: ${nameOf(element)}`),
      ...wide.map((element) => `too wide: ${nameOf(element)}`),
      ...cut.map((element) => `cut off: ${nameOf(element)}`),
    ];
  });
}

/** Where a page begins to show the choices, in pixels from its top. */
export const topOfChoices = (page: Page) =>
  page
    .locator('[data-place]')
    .first()
    .evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
