import { paths } from '../../apps/web/src/paths.ts';
import { PHONE } from '../support/axe.ts';
import type { Prepared } from '../support/prepared.ts';
import { settled } from '../support/settled.ts';
import { test } from './prepared-test.ts';
import { count } from './reporter.ts';

/** The main screens, in the order a student meets them. `docs/screens.md` shows the pictures by these names. */
const SCREENS: [name: string, address: (prepared: Prepared) => string][] = [
  ['dashboard', () => paths.dashboard],
  ['form', () => paths.predictorMhtCet],
  ['results-mht-cet', ({ capRun }) => `${paths.predictorMhtCet}?run=${capRun}`],
  ['results-jee', ({ josaaRun }) => `${paths.predictorJosaa}?run=${josaaRun}`],
  ['list', ({ list }) => `${paths.rounds}?list=${list}`],
  ['outcome', ({ list }) => `${paths.rounds}?list=${list}&view=outcome`],
  ['before-submit', ({ list }) => `${paths.beforeSubmit}?list=${list}`],
  ['season-plan', () => `${paths.seasonPlan}?above=1`],
  ['explorer', () => paths.search],
  ['college', () => '/college/16006'],
  ['cut-offs', () => '/college/16006?tab=courses'],
  ['money', () => paths.money],
  ['report', ({ sitting }) => `/psychometric/${sitting}/report`],
  ['assistant', ({ conversation }) => `${paths.assistant}?conversation=${conversation}`],
];
const LOOKS = [
  { look: 'phone', viewport: PHONE, colorScheme: 'light' },
  { look: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;
const FOLDER = process.env.PICTURES ?? 'docs/pictures';

const SIGNED_OUT = { cookies: [], origins: [] };

for (const { look, ...options } of LOOKS)
  test(`pictures for the docs, ${look}`, async ({ browser, prepared }, testInfo) => {
    const shoot = async (name: string, address: string, isSignedIn = true) => {
      // A new context has the prepared student's session unless it is told otherwise.
      const context = await browser.newContext({ ...options, ...(!isSignedIn && { storageState: SIGNED_OUT }) });
      const page = await context.newPage();
      await page.goto(address);
      await settled(page);
      const path = `${FOLDER}/${name}-${look}.jpg`;
      await page.screenshot({ path, quality: 70, fullPage: process.env.WHOLE === 'yes' });
      await context.close();
      count(testInfo, 'pictures', 1);
    };
    await shoot('login', paths.login, false);
    for (const [name, addressOf] of SCREENS) await shoot(name, addressOf(prepared));
  });
