// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { at, ROOT } from './paths.js';
import { run } from './run.js';
import { hashOf, hasStamp, writeStamp } from './stamp.js';

const STAMP = at('node_modules', '.dakhila-installed');

/**
 * Options for npm that override its settings and NODE_ENV: the build needs the development packages, the pinned Node and PostgreSQL are optional ones, and none
 * of them needs its install script.
 */
const FLAGS = ['--include=dev', '--include=optional', '--ignore-scripts', '--engine-strict=false', '--prefer-offline'];

/**
 * Installs when something is missing or the lock file has changed. Offline and quick when nothing has.
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(say) {
  const hash = hashOf(ROOT, [at('package-lock.json')], [process.platform, process.arch]);
  if (hasStamp(STAMP, hash)) return;
  if (!isInstalledAsLocked()) {
    say('Installing packages (the first time takes a minute) …');
    const { code, output } = await installLocked();
    if (code !== 0) throw new Error(`${output.trim()}\nInstalling packages failed: see above.`);
  }
  writeStamp(STAMP, hash);
}

/**
 * npm drops the optional packages of other platforms from a lock file now and then, and its `ci` then refuses the
 * whole file (npm/cli issue 4828). `install` takes the locked versions all the same and changes no file of ours.
 */
async function installLocked() {
  const strict = await npm(['ci', '--loglevel=error', ...FLAGS]);
  return /code EUSAGE/.test(strict.output) ? npm(['install', '--no-save', '--loglevel=error', ...FLAGS]) : strict;
}

/**
 * Runs npm: the one that started us, else the one on the path.
 * @param {string[]} words
 */
export function npm(words) {
  const { npm_execpath: npmScript } = process.env;
  if (npmScript?.endsWith('npm-cli.js')) return run(process.execPath, [npmScript, ...words]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...words]) : run('npm', words);
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {Record<string, Locked>} Lock
 */

/** True when a developer's own `npm install` has already put exactly the locked versions in place. */
function isInstalledAsLocked() {
  const installed = readLock(at('node_modules', '.package-lock.json'));
  return installed !== undefined && missing(readLock(at('package-lock.json')) ?? {}, installed).length === 0;
}

/**
 * The packages of the lock file that this platform needs and that are not installed in the locked version.
 * @param {Lock} locked
 * @param {Lock} installed
 */
export function missing(locked, installed, { platform = process.platform, arch = process.arch } = {}) {
  /** @param {Locked} entry */
  const isForUs = ({ os, cpu, libc }) =>
    (os?.includes(platform) ?? true) && (cpu?.includes(arch) ?? true) && !libc?.includes('musl');
  /** An optional package without a platform of its own belongs to another optional one, and comes and goes with it.
   * @param {Locked} entry */
  const isHangerOn = ({ optional, os, cpu }) => Boolean(optional) && !os && !cpu;
  return Object.entries(locked)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link && isForUs(entry) && !isHangerOn(entry))
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path);
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);
