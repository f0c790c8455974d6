import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/lib/browser.js';
import { npm } from '../../scripts/lib/install.js';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at } from '../../scripts/lib/paths.js';
import { run } from '../../scripts/lib/run.js';
import { CATEGORIES, readScores, type Scores } from './scores.ts';

/** Fetched when somebody measures: it is larger than everything else that the project installs. */
const PACKAGE = 'lighthouse@13.5.0';
const FOLDER = at('var', 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * Gets Lighthouse and a browser ready, and answers with what judges one page as a cheap phone on a slow line sees it. The last report of each page stays in
 * `var/lighthouse`, to be read where points were lost.
 */
export async function openLighthouse() {
  const browser = await ensureBrowser(console.log);
  if (!existsSync(PROGRAM)) {
    mkdirSync(FOLDER, { recursive: true });
    console.log(`Getting ${PACKAGE} …`);
    const { code, output } = await npm(['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', PACKAGE]);
    if (code !== 0) throw new Error(output);
  }
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.path };
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return async (name: string, url: string): Promise<Scores> => {
    const report = join(FOLDER, `${name}.json`);
    rmSync(report, { force: true });
    const { code, output } = await run(
      findNode(),
      [
        PROGRAM,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${CATEGORIES.join()}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env },
    );
    if (code !== 0) throw new Error(`${url}: ${output.trim().split('\n').at(-1)}`);
    return readScores(JSON.parse(readFileSync(report, 'utf8')), url);
  };
}
