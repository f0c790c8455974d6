import { type Browser, expect, type Page } from '@playwright/test';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { at } from '../../scripts/lib/paths.js';
import { correctedList } from '../../tools/data-build/test-published-list.ts';
import { PHONE } from '../support/axe.ts';
import { expectSound, staffPage } from '../support/desk.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import { baseUrl } from '../support/server.ts';

/** The data build reads all years of all lists. */
const CHECKED_WITHIN = { timeout: timeLimit(120_000) };
/** The same, and both forecasts. */
const BUILT_WITHIN = { timeout: timeLimit(400_000) };
/** A look every 15 seconds, and a start. */
const RESTARTED_WITHIN = { timeout: timeLimit(200_000) };

const desk = async (browser: Browser, name: string) =>
  staffPage(
    await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } }),
    `${name.split(' ')[0]?.toLowerCase()}@content.example`,
    name,
    'content',
  );
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

// A server of its own: it builds for a minute, and restarts.
testOnOwnServer(
  'a list is checked, approved by a colleague, published and rolled back',
  async ({ browser }, testInfo) => {
    testOnOwnServer.setTimeout(timeLimit(1_200_000));
    const [page, other] = [await desk(browser, 'Nita Shah'), await desk(browser, 'Dev Naik')];
    await page.getByRole('tab', { name: 'Cut-off lists' }).click();
    const file = page.getByLabel('File with a list of cut-offs');
    await file.setInputFiles({ name: '../../etc/passwd.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
    await expect(page.getByText(/not a list of cut-offs/)).toBeVisible();
    const csv = correctedList(at('data'), 'csab');
    // One college is missing its rows, so the list is refused with a reason that a person understands.
    const half = csv.split('\n').slice(0, 200).join('\n');
    await file.setInputFiles({ name: 'half.csv', mimeType: 'text/csv', buffer: Buffer.from(half) });
    await expect(page.getByText('Has errors', { exact: true })).toBeVisible(CHECKED_WITHIN);
    await expect(page.getByText('shrunken round')).toBeVisible();
    await expectSound(page, 'list-with-errors', testInfo);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByLabel('Why').fill('Half of it is missing');
    await confirm(page, 'Refuse');
    await expect(page.getByText('Refused', { exact: true })).toBeVisible();

    await page.goto('/desk/season/lists');
    await file.setInputFiles({ name: 'csab.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('Waiting for approval')).toBeVisible(CHECKED_WITHIN);
    await expect(page.getByText(/CSAB \d{4} round \d: 1 changed/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expectSound(page, 'list-checked', testInfo);
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Approve' }).click();
    await confirm(other, 'Approve');
    await expect(other.getByText('Approved by Dev Naik.')).toBeVisible();
    await expect(other.getByText(/are being built/)).toBeVisible();

    await expect(other.getByRole('button', { name: 'Publish' })).toBeVisible(BUILT_WITHIN);
    await expect(other.getByText('No chance changes', { exact: false })).toBeVisible();
    await expectSound(other, 'list-ready', testInfo);
    await other.getByRole('button', { name: 'Publish' }).click();
    await confirm(other, 'Publish');
    await expect(other.getByText(/restart with it one after the other/)).toBeVisible();
    await expect(other.getByText('This server shows it to students.')).toBeVisible(RESTARTED_WITHIN);
    await expect(other.getByText(/^Published by Dev Naik/)).toBeVisible();
    await expectSound(other, 'list-published', testInfo);

    await page.reload();
    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByLabel('Why').fill('Only a rehearsal');
    await confirm(page, 'Roll back');
    await expect(page.getByText('Students see the figures from before it.', { exact: false })).toBeVisible(
      RESTARTED_WITHIN,
    );
    await page.setViewportSize(PHONE);
    await expectSound(page, 'list-rolled-back', testInfo);
  },
);
