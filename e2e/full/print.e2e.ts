import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Prepared } from '../support/prepared.ts';
import { settled } from '../support/settled.ts';
import { test } from './prepared-test.ts';
import { count } from './reporter.ts';

/** What is worth taking to the family table, and what must stand on the paper so that it can be trusted there. */
const SHEETS: [name: string, address: (prepared: Prepared) => string, says: RegExp][] = [
  ['results', ({ capRun }) => `/predictor/mht-cet?run=${capRun}`, /^Predicted .* closing ranks/],
  ['a list', ({ list }) => `/rounds?list=${list}`, /^Printed .* IST/],
  ['a report', ({ sitting }) => `/psychometric/${sitting}/report`, /From answers on \d+ \w+ \d{4}/],
  ['a college', () => '/college/16006', /Source|source/],
  ['cut-offs of a college', () => '/josaa-college/iit-bombay?tab=courses', /Source|source/],
  ['a comparison', () => '/search?compare=mht-cet.16006,josaa.iit-bombay', /Printed from Dakhila on/],
  ['what a family pays', () => '/money', /Fee|fee/],
  ['a list before it is submitted', ({ list }) => `/rounds/submit?list=${list}`, /^Printed .* No seat is guaranteed/],
  ['the plan of both admissions', () => '/season-plan?above=1', /JoSAA/],
  ['questions and answers', () => '/faq', /as of \d{4}/],
];
const A4_WIDTH = 794;
/** More than a family printer should be asked for. */
const MOST_PAGES = 20;

/** What stands on the paper and should not: ways through the product, controls, and what is wider than the sheet. */
const printFaults = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, button, input, select, [role="tablist"], main *')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || !element.checkVisibility() || element.closest('.sr-only')) return [];
      const said = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30)}”`;
      // The bands of a prediction are its summary too.
      if (element.matches('nav, button:not(fieldset *), input, select, [role="tablist"]'))
        return [`a control: ${said}`];
      return box.right > innerWidth + 1 ? [`past the edge: ${said}`] : [];
    }),
  );

for (const [name, addressOf, says] of SHEETS)
  test(`${name} on paper`, async ({ page, prepared }, testInfo) => {
    count(testInfo, 'sheets', 1);
    await page.setViewportSize({ width: A4_WIDTH, height: 1123 });
    await page.goto(addressOf(prepared));
    await settled(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sheet = await page.pdf({ format: 'A4' });
    await writeFile(testInfo.outputPath('sheet.pdf'), sheet);
    // A long document counts its sheets in branches first: the greatest count is that of the whole.
    const pages = Math.max(
      ...[...sheet.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)),
    );
    expect(pages, 'sheets of paper').toBeLessThanOrEqual(MOST_PAGES);
    // Some things are made for the paper only, and go when it is printed: they are asked for again.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
    expect.soft(await printFaults(page)).toEqual([]);
  });
