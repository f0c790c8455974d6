import type { Page } from '@playwright/test';
import { latinRuns, type Names } from './latin-runs.ts';
import { settled } from './settled.ts';

/** Opens the addresses one by one and names every line on them that is still English, and every page whose parts did not come. */
export async function englishLeft(page: Page, addresses: readonly string[], names: Names): Promise<string[]> {
  const left: string[] = [];
  page.on('response', (response) => {
    if (!response.ok() && response.url().includes('/assets/')) left.push(`not there: ${response.url()}`);
  });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await settled(page);
    left.push(...(await latinRuns(page, names)).map((line) => `${address}: ${line}`));
  }
  return left;
}
