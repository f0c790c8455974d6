import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/lib/browser.js';
import { npm } from '../../scripts/lib/install.js';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at } from '../../scripts/lib/paths.js';
import { run } from '../../scripts/lib/run.js';
import { CATEGORIES, type Report, readScores, type Scores } from './scores.ts';

/** Fetched when somebody measures: it is larger than everything else that the project installs. */
const PACKAGE = 'lighthouse@13.5.0';
const FOLDER = at('var', 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
/** Now and then the browser loses the beginning of a visit, which says nothing of the page: then it is made again, and said. */
const LOST = /NO_NAVSTART/;
const TRIES = 3;
/**
 * Lighthouse slows the processor four times by default, which makes its phone of a strong desktop: 1,500 to 2,000 by its own measure. Its documentation asks
 * for less on a weaker machine (`docs/throttling.md` there, "Calibrating the CPU slowdown"); the phone stays the same.
 */
const STRONG = { index: 1_750, slowdown: 4 };
const slowdownOf = (index: number) =>
  Math.max(LEAST_SLOWDOWN, Math.round(Math.min(1, index / STRONG.index) * STRONG.slowdown * 10) / 10);
/** A machine so weak, or so busy, is no measure of a phone. */
const LEAST_SLOWDOWN = 2;
const CALIBRATIONS = 3;

/**
 * Gets Lighthouse and a browser ready, and returns a function that audits one page as a cheap phone with a slow connection loads it. The last report of each page stays in
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
  const visit = async (name: string, url: string, slowdown: number): Promise<Report> => {
    const report = join(FOLDER, `${name}.json`);
    const words = [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join()}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${flags.join(' ')}`,
    ];
    for (let tried = 1; ; tried += 1) {
      rmSync(report, { force: true });
      const { code, output } = await run(findNode(), [PROGRAM, ...words], { env });
      if (code === 0) return JSON.parse(readFileSync(report, 'utf8'));
      if (tried === TRIES || !LOST.test(output)) throw new Error(`${url}: ${output.trim().split('\n').at(-1)}`);
      console.log(`${url}: the browser lost the visit, once more`);
    }
  };
  return {
    /** How much slower than this machine the phone is, by what Lighthouse measures here. */
    async calibrate(url: string): Promise<number> {
      const indices: number[] = [];
      for (let visited = 0; visited < CALIBRATIONS; visited += 1)
        indices.push((await visit('calibration', url, STRONG.slowdown)).environment.benchmarkIndex);
      // The best that was seen: a moment in which others were busy makes nobody's phone faster.
      const index = Math.max(...indices);
      const slowdown = slowdownOf(index);
      console.log(`this machine measures ${index.toFixed(0)}: slowed down ${slowdown} times`);
      return slowdown;
    },
    judge: async (name: string, url: string, slowdown: number): Promise<Scores> =>
      readScores(await visit(name, url, slowdown), url),
  };
}
