import { test as base, type Locator } from '@playwright/test';

/** Why a journey with a broken line is left out in Firefox. */
export const ROUTES_CANNOT_FAIL = 'by WebDriver BiDi a request that is aborted reaches the server all the same';

const TYPED = [null, 'text', 'search', 'email', 'tel', 'password'];

/**
 * By WebDriver BiDi a field is filled through the property that React watches, so that React takes the change for its own
 * and the form stays empty. Where a person would type, a key is pressed for each letter instead.
 */
function typeInsteadOfFill(anyLocator: Locator): void {
  const prototype = Object.getPrototypeOf(anyLocator) as Locator;
  const { fill } = prototype;
  prototype.fill = async function typed(this: Locator, value: string, options) {
    const isTyped = value !== '' && TYPED.includes(await this.getAttribute('type', options));
    if (!isTyped) return fill.call(this, value, options);
    await fill.call(this, '', options);
    await this.pressSequentially(value, options);
  };
}

/** A journey that runs in every browser: `npm run e2e -- --firefox` runs those of FIREFOX_JOURNEYS. */
export const test = base.extend<object, { typing: undefined }>({
  typing: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        const page = await browser.newPage();
        typeInsteadOfFill(page.locator('html'));
        await page.close();
      }
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
