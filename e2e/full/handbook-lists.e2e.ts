import { writeFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { at } from '../../scripts/lib/paths.js';
import { correctedList } from '../../tools/data-build/test-published-list.ts';
import { staffPage } from '../support/desk.ts';
import { settled } from '../support/settled.ts';
import { signedInStudent } from '../support/student.ts';
import { type Look, startTwoServers } from '../support/two-servers.ts';
import { count } from './reporter.ts';

const FOLDER = process.env.PICTURES ?? 'docs/pictures';
/** The data build reads all years of all lists, and both forecasts are fitted, on a machine that serves too. */
const SLOWLY = { timeout: timeLimit(900_000) };

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** How often each server went away, and at how many looks both were away. */
function outages(looks: readonly Look[]) {
  const goings = ([0, 1] as const).map(
    (server) => looks.filter(({ ready }, place) => !ready[server] && looks[place - 1]?.ready[server]).length,
  );
  return { goings, bothAway: looks.filter(({ ready }) => !ready[0] && !ready[1]).length };
}

/** Every change between looks, and what the servers said about it. */
function described({ looks, said }: Awaited<ReturnType<typeof startTwoServers>>): string {
  const changes = looks.filter(({ ready }, place) => String(ready) !== String(looks[place - 1]?.ready));
  const lines = changes.map(({ at: moment, ready }) => `${new Date(moment).toISOString()} ready: ${ready.join(', ')}`);
  const { goings, bothAway } = outages(looks);
  return [
    `${looks.length} looks; went away: ${goings.join(', ')}; both away at ${bothAway} looks`,
    ...lines,
    ...said.filter((line) => /restart|ready|Stopped/i.test(line)),
  ].join('\n');
}

async function editor(browser: Browser, baseURL: string, name: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  return staffPage(context, `${name.split(' ')[0]?.toLowerCase()}@content.example`, name, 'content');
}

async function predictJee(page: Page): Promise<string> {
  await page.goto('/predictor/josaa');
  await page.getByLabel('Category').selectOption('OPEN');
  await page.getByRole('combobox', { name: /first took Class XII/ }).fill('mahar');
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('JEE Main: Common rank (CRL)').fill('25,000');
  await page.getByRole('button', { name: 'Predict my chances' }).click();
  await expect(page).toHaveURL(/run=/, SLOWLY);
  return new URL(page.url()).search;
}

test('a list that changes chances reaches two servers in turn, a saved prediction stays, and there is a way back', async ({
  browser,
}, testInfo) => {
  test.setTimeout(timeLimit(2_400_000));
  const servers = await startTwoServers();
  try {
    const [first] = servers.urls;
    const picture = async (page: Page, name: string) => {
      await settled(page);
      await page.screenshot({ path: `${FOLDER}/desk-${name}.jpg`, quality: 65 });
      count(testInfo, 'pictures', 1);
    };
    const student = await browser.newContext({ baseURL: first, viewport: { width: 1280, height: 800 } });
    await signedInStudent(student);
    const saved = await student.newPage();
    const run = await predictJee(saved);
    const chances = async (url: string) => {
      await saved.goto(`${url}/predictor/josaa${run}`);
      await expect(saved.getByRole('article').first()).toBeVisible(SLOWLY);
      await settled(saved);
      return saved.getByRole('article').allInnerTexts();
    };
    const before = await chances(first);
    const outdated = saved.getByText('Our forecasts have changed');
    await expect(outdated).toHaveCount(0);

    const [page, other] = [await editor(browser, first, 'Nita Shah'), await editor(browser, first, 'Dev Naik')];
    await page.goto('/desk/season/lists');
    const csv = correctedList(at('data'), 'josaa', 1.08);
    await page
      .getByLabel('File with a list of cut-offs')
      .setInputFiles({ name: 'josaa.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('Waiting for approval')).toBeVisible(SLOWLY);
    await picture(page, 'list-report');
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Approve' }).click();
    await confirm(other, 'Approve');
    await expect(other.getByRole('button', { name: 'Publish' })).toBeVisible(SLOWLY);
    const table = other.getByRole('table', { name: /^Programmes by chance/ });
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(table.getByText('now, then').first()).toBeAttached();
    await picture(other, 'list-preview');

    const publishedAt = servers.looks.length;
    await other.getByRole('button', { name: 'Publish' }).click();
    await confirm(other, 'Publish');
    const inTurn = (from: number) =>
      expect.poll(() => outages(servers.looks.slice(from)).goings.every((times) => times >= 1), SLOWLY).toBe(true);
    const bothReady = () => expect.poll(() => servers.looks.at(-1)?.ready, SLOWLY).toEqual([true, true]);
    await inTurn(publishedAt);
    await bothReady();
    await expect(other.getByText('This server shows it to students.')).toBeVisible(SLOWLY);
    await picture(other, 'list-published');
    expect(outages(servers.looks.slice(publishedAt)).bothAway).toBe(0);
    for (const url of servers.urls) {
      expect(await chances(url)).toEqual(before);
      await expect(outdated).toBeVisible();
    }
    await saved.screenshot({ path: testInfo.outputPath('saved-after-publication.png') });

    const rolledBackAt = servers.looks.length;
    await page.reload();
    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByLabel('Why').fill('Only a rehearsal');
    await confirm(page, 'Roll back');
    await inTurn(rolledBackAt);
    await bothReady();
    expect(outages(servers.looks.slice(rolledBackAt)).bothAway).toBe(0);
    for (const url of servers.urls) {
      expect(await chances(url)).toEqual(before);
      await expect(outdated).toHaveCount(0);
    }
    await saved.screenshot({ path: testInfo.outputPath('saved-after-roll-back.png') });
  } finally {
    writeFileSync(testInfo.outputPath('looks.txt'), described(servers));
    await servers.stop();
  }
});
