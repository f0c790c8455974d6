import { expect, type Page } from '@playwright/test';
import { studentAddresses } from '../support/addresses.ts';
import { breachesOf } from '../support/axe.ts';
import { widthFaults } from '../support/fits.ts';
import type { Prepared } from '../support/prepared.ts';
import { settled } from '../support/settled.ts';
import { test } from './prepared-test.ts';
import { count } from './reporter.ts';

/** The everyday face of every screen. */
const faces = (prepared: Prepared) =>
  Object.values(studentAddresses).flatMap((addressesOf) => addressesOf(prepared).slice(0, 1));

async function look(page: Page, prepared: Prepared, find: () => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const address of faces(prepared)) {
    await page.goto(address);
    await settled(page);
    faults.push(...(await find()).map((fault) => `${address} ${fault}`));
  }
  return faults;
}

for (const [zoom, size] of [
  ['200%', { width: 640, height: 400 }],
  ['400%', { width: 320, height: 256 }],
] as const)
  test(`a wide screen enlarged to ${zoom} loses nothing`, async ({ page, prepared }, testInfo) => {
    count(testInfo, 'pages enlarged', faces(prepared).length);
    await page.setViewportSize(size);
    expect(await look(page, prepared, () => widthFaults(page))).toEqual([]);
  });

test('a message on a phone leaves the heading free', async ({ page }, testInfo) => {
  count(testInfo, 'messages', 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/top-up/payment');
  const message = page.getByRole('alert').getByText('No tier selected. Please select a tier first.');
  await expect(message).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const bottom = await page.getByRole('button', { name: 'Dismiss' }).evaluate((button) => {
    const card = button.parentElement ?? button;
    return card.getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThan(top);
});

test('forced colours: what is chosen and where the focus is can be told without ours', async ({
  page,
  prepared,
}, testInfo) => {
  count(testInfo, 'pages in forced colours', faces(prepared).length);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await look(page, prepared, () => breachesOf(page))).toEqual([]);
  await page.goto('/search');
  const chosen = page.getByRole('tab', { name: 'MHT-CET Colleges' });
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  const ring = page.locator(':focus-visible').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await ring).not.toBe('none');
});

test('reduced motion: nothing moves for longer than the eye can see', async ({ page, prepared }, testInfo) => {
  count(testInfo, 'pages at rest', faces(prepared).length);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
        .map(() => 'something moves'),
    );
  expect(await look(page, prepared, moving)).toEqual([]);
});
