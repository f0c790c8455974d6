// @ts-check
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../lib/paths.js';
import { mustRun } from './must-run.js';

/** Beside the packages: made once, and again for another Debian. */
const CACHE = at('node_modules', '.cache', 'image');
/** Settings of the machine's own apt that a new root needs to reach the same servers. */
const APT_SETTINGS = ['Acquire::Check-Valid-Until', 'Acquire::http::Proxy', 'Acquire::https::Proxy'];

/**
 * The archive of a small Debian root of the machine's own version, from its own package servers: what `node:24-bookworm-slim` is made of, without Node.
 * @param {(line: string) => void} say
 */
export async function debianRoot(say) {
  const name = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (!name) throw new Error('This is no Debian or Ubuntu: /etc/os-release names no version.');
  const archive = join(CACHE, `base-${name}-${process.arch}.tar`);
  if (existsSync(archive)) return archive;
  say(`Making a small root of ${name} (once, some minutes) …`);
  mkdirSync(CACHE, { recursive: true });
  const settings = await mustRun('apt-config', ['dump', ...APT_SETTINGS]);
  const options = settings.split('\n').filter(Boolean);
  const sources = globSync(['sources.list', 'sources.list.d/*.{list,sources}'], { cwd: '/etc/apt' })
    .map((file) => join('/etc/apt', file))
    .filter((file) => readFileSync(file, 'utf8').includes(name));
  const draft = `${archive}.draft`;
  await mustRun('mmdebstrap', [
    '--quiet',
    '--variant=essential',
    '--include=libstdc++6',
    '--format=tar',
    ...options.map((option) => `--aptopt=${option}`),
    name,
    draft,
    ...sources,
  ]);
  renameSync(draft, archive);
  return archive;
}
