import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/lib/browser.js';
import { npm } from '../../scripts/lib/install.js';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at } from '../../scripts/lib/paths.js';
import { run } from '../../scripts/lib/run.js';

/** Fetched when somebody measures: it is larger than everything else that the project installs. */
const PACKAGE = 'lighthouse@13.5.0';
const FOLDER = at('var', 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Points from 0 to 100, and what lost points outside of performance. */
export type Scores = Record<(typeof CATEGORIES)[number], number> & { lost: string[] };

/** Gets Lighthouse and a browser ready, and answers with what judges one page as a cheap phone on a slow line sees it. */
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
  return async (url: string, cookie: string | undefined): Promise<Scores> => {
    const report = join(FOLDER, 'report.json');
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
        ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
      ],
      { env },
    );
    if (code !== 0) throw new Error(`${url}: ${output.trim().split('\n').at(-1)}`);
    return readScores(JSON.parse(readFileSync(report, 'utf8')), url);
  };
}

type Audit = { id: string; title: string; score: number | null };
type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

function readScores({ finalDisplayedUrl, categories, audits }: Report, url: string): Scores {
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}: that page was not measured`);
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const lost = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title}`] : [];
    }),
  );
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    lost,
  };
}
