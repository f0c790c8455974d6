import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, type Page, test } from '@playwright/test';
import { findNode } from '../scripts/lib/node-binary.js';
import { at, ROOT } from '../scripts/lib/paths.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { freePort, KEPT } from './support/server.ts';
import { settled } from './support/settled.ts';

type Demo = { server: ChildProcess; address: string; printed: string[] };

/** Starts the demo as `npm run demo` does, and waits until it has printed everything. */
async function startDemo(): Promise<Demo> {
  const port = await freePort();
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const server = spawn(findNode(), [at('apps', 'api', 'src', 'demo', 'main.ts')], {
    cwd: ROOT,
    env: { ...env, ...KEPT, PORT: String(port), FORECASTS_DIR: at('var', 'forecasts') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    printed.push(line);
    if (line.startsWith('Stop with')) break;
  }
  return { server, address: `http://localhost:${port}`, printed };
}

const afterColon = (demo: Demo, beginning: string) =>
  demo.printed.find((line) => line.startsWith(beginning))?.replace(/^[^:]*: /, '') ?? '';

test('the demo signs in with one click, has something on every screen, says that it is a demo, and leaves nothing behind', async ({
  browser,
}, testInfo) => {
  const demo = await startDemo();
  try {
    const page = await (await browser.newContext({ baseURL: demo.address })).newPage();
    await page.goto(afterColon(demo, 'Look around as Ananya'));
    await expect(page.getByRole('heading', { name: 'Namaste, Ananya' })).toBeVisible();
    await look(page, 'dashboard', testInfo.outputPath.bind(testInfo));

    for (const [name, address, shown] of [
      ['predictions', '/predictor', page.getByText(/94\.6/).first()],
      ['lists', '/rounds', page.getByRole('heading', { name: /CAP round 1/ })],
      ['report', '/psychometric', page.getByRole('link', { name: /report/i }).first()],
      ['sessions', '/counseling?view=sessions', page.getByText('Arvind Kulkarni').first()],
    ] as const) {
      await page.goto(address);
      await expect(shown).toBeVisible();
      await look(page, name, testInfo.outputPath.bind(testInfo));
    }

    await page.goto(afterColon(demo, "The staff's desk"));
    await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  } finally {
    const ended = once(demo.server, 'exit');
    demo.server.kill('SIGTERM');
    await ended;
  }
  expect(existsSync(afterColon(demo, 'Data'))).toBe(false);
});

/** The banner stands above the page, which fits and is accessible on a phone and a desktop; a picture of each is left with the results. */
async function look(page: Page, name: string, pathOf: (file: string) => string) {
  for (const [width, viewport] of [
    ['1280', { width: 1280, height: 800 }],
    ['360', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await settled(page);
    await expect(page.getByText(/^Demo: Ananya is invented/)).toBeVisible();
    await expectFits(page);
    await page.screenshot({ path: pathOf(`${name}-${width}.png`) });
  }
  await expectAccessible(page);
}
