// @ts-check
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { buildWeb } from './build.js';
import { findNode } from './node-binary.js';
import { at } from './paths.js';
import { oneCheck, playwrightTally, vitestTally } from './results.js';
import { run } from './run.js';

/**
 * @typedef {{ name: string, tally: import('./results.js').Tally, output: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Stage
 */

/** With one checker: the stages already use two processors, and each further checker of a program repeats much of the work of the first. */
const TYPES = /** @type {const} */ (['typescript/bin/tsc', '--checkers', '1', '-p']);

/** The checks that need no test: format, types, imports, words, documents, licences, regular expressions, dead code. Each counts as one. */
export function checks() {
  const types = ['apps', 'packages'].flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`));
  return [
    check('format and lint', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
    // The largest first: at the end none runs alone for long.
    ...['.', ...types, 'tools'].map((folder) => check(`types of ${folder}`, [...TYPES, folder])),
    check('import rule', ['../scripts/check-imports.js']),
    check('words in three languages', ['../scripts/check-words.js']),
    check('documents', ['../scripts/check-docs.js']),
    check('licences and reasons', ['../scripts/check-licences.js']),
    check('regular expressions', ['../scripts/check-regexes.js']),
    ...(existsSync(at('knip.json')) ? [check('dead code', ['knip/bin/knip.js'])] : []),
  ];
}

/**
 * @param {string} name
 * @param {[string, ...string[]]} words a script under node_modules, and what to tell it
 * @returns {Stage}
 */
function check(name, [script, ...words]) {
  return {
    name,
    run: async () => {
      const { code, output } = await run(findNode(), [at('node_modules', script), ...words]);
      return { name, tally: oneCheck(code === 0), output };
    },
  };
}

export const vitestStage = testStage('unit, api and component tests');

/** What vitest.config.ts leaves in for TEST_QUICK. */
export const quickVitestStage = testStage('unit and api tests', { TEST_QUICK: 'yes' });

/**
 * @param {string} name
 * @param {Record<string, string>} [env]
 * @returns {Stage}
 */
function testStage(name, env = {}) {
  return {
    name,
    run: () =>
      withReport(async (file) => {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
        const words = [at('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters];
        const { code, output } = await run(findNode(), words, { env: { ...process.env, ...env } });
        return { name, tally: vitestTally(readReport(file), code), output };
      }),
  };
}

/** @type {Stage} */
export const buildStage = {
  name: 'web build',
  run: async () => {
    const { code, output } = await buildWeb();
    return { name: 'web build', tally: oneCheck(code === 0), output };
  },
};

/** @type {Stage} */
export const journeyStage = {
  name: 'journeys in a browser',
  run: () =>
    withReport(async (file) => {
      const { code, output } = await playwright(['--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
      return { name: 'journeys in a browser', tally: playwrightTally(readReport(file), code), output };
    }),
};

/**
 * Runs Playwright with a browser that is there or is fetched.
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 * @param {boolean} [isShown]
 */
export async function playwright(words, env = {}, isShown = false) {
  try {
    const browser = await ensureBrowser(console.log);
    return await run(findNode(), [at('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...words], {
      env: { ...process.env, ...env, CHROMIUM_PATH: browser.path },
      isShown,
    });
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @template Result
 * @param {(file: string) => Promise<Result>} work
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
