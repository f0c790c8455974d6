import type { Page } from '@playwright/test';

/** The buttons that are too small for a thumb: `small: button “More” 32 px`. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main [role="tab"], header button')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      // A small sign may reach further than it looks.
      const reach = Number.parseFloat(getComputedStyle(button, '::after').height) || 0;
      const isShown = width > 0 && !button.closest('.sr-only, [hidden]');
      return isShown && Math.max(height, reach) < 44 ? [`small: “${button.textContent}” ${height} px`] : [];
    }),
  );
