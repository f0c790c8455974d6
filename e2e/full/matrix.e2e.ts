import { LANGUAGE_COOKIE, LANGUAGES } from '@dakhila/domain/language/languages';
import { expect, type Page } from '@playwright/test';
import { publicAddresses, studentAddresses } from '../support/addresses.ts';
import { breachesOf } from '../support/axe.ts';
import { widthFaults } from '../support/fits.ts';
import type { Prepared } from '../support/prepared.ts';
import { baseUrl } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import { smallTargets } from '../support/targets.ts';
import { watch } from '../support/watch.ts';
import { test } from './prepared-test.ts';
import { count } from './reporter.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'] as const;
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

test.describe.configure({ mode: 'parallel' });

/** A message or a change of theme may begin to fade in while axe looks: what is still wrong a second later is wrong. */
async function breachesAtRest(page: Page, rules?: string[]): Promise<string[]> {
  const found = await breachesOf(page, rules);
  if (found.length === 0) return found;
  await page.waitForTimeout(1_000);
  return breachesOf(page, rules);
}

/** Looks at the page as it stands in every theme and width, and says what is wrong where. */
async function lookAround(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      // A theme changes colours and nothing else.
      const found = await breachesAtRest(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
      if (colorScheme === 'light') found.push(...(await widthFaults(page)));
      if (colorScheme === 'light' && size.width === 360) found.push(...(await smallTargets(page)));
      faults.push(...found.map((fault) => `${address} ${size.width} ${colorScheme}: ${fault}`));
    }
  }
  return faults;
}

/** Opens every address of a group and looks at it from all sides. */
async function walk(page: Page, addresses: string[]): Promise<string[]> {
  const faults = watch(page.context());
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    faults.push(...(await lookAround(page, address)));
  }
  return faults;
}

const addressesOf = (table: Record<string, (prepared: Prepared) => string[]>, name: string, prepared: Prepared) =>
  table[name]?.(prepared) ?? [];

for (const language of LANGUAGES) {
  const spoken = { name: LANGUAGE_COOKIE, value: language, url: '' };

  for (const name of Object.keys(studentAddresses))
    test(`${name} in ${language}`, async ({ page, context, prepared }, testInfo) => {
      await context.addCookies([{ ...spoken, url: baseUrl() }]);
      const addresses = addressesOf(studentAddresses, name, prepared);
      count(testInfo, 'pages', addresses.length * SIZES.length * THEMES.length);
      expect(await walk(page, addresses)).toEqual([]);
    });

  test(`every public page in ${language}`, async ({ browser, prepared }, testInfo) => {
    const outside = await browser.newContext({ baseURL: baseUrl(), storageState: { cookies: [], origins: [] } });
    await outside.addCookies([{ ...spoken, url: baseUrl() }]);
    const addresses = Object.keys(publicAddresses).flatMap((name) => addressesOf(publicAddresses, name, prepared));
    count(testInfo, 'pages', addresses.length * SIZES.length * THEMES.length);
    expect(await walk(await outside.newPage(), addresses)).toEqual([]);
    await outside.close();
  });
}
