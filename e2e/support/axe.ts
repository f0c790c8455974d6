import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { atRest } from './at-rest.ts';

/** The same program in fewer letters: a page reads it in two thirds of the time. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Finds no breach of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A fade that a press begins a moment later is over at the next look.
  await expect.poll(() => breachesOf(page), AXE_PATIENCE).toEqual([]);
}

/** One look at a long page takes a busy machine half a minute, and a second look must still be possible. */
export const AXE_PATIENCE = { timeout: timeLimit(90_000) };

/** What axe finds on the page as it stands: `color-contrast: .lead`. `rules` names the only ones to ask. */
export async function breachesOf(page: Page, rules?: string[]): Promise<string[]> {
  await atRest(page);
  // Rows that a browser draws only as they come into sight have no colours to judge before.
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('li { content-visibility: visible !important }');
    document.adoptedStyleSheets = [drawn];
  });
  // Half a megabyte of script: read once for each page that is loaded, not once for each look at it.
  const isThere = await page.evaluate(() => 'axe' in window);
  // We frame nobody, so what is seen from the page itself is everything, and no second page has to collect it.
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'void 0' : AXE }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}

export const PHONE = { width: 360, height: 740 };
