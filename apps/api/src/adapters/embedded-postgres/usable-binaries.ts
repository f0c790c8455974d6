import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFile, syncFolder } from '../../files/write-file.ts';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';
import { hasLibraryLinks, linkLibraries } from './library-links.ts';
import { canUse } from './reachable.ts';
import { firstOwned, sharedFolders } from './shared-folder.ts';

/** What the server must be able to open; under one umask these stand for all files. */
const SAMPLES = ['bin/postgres', 'bin/initdb', 'lib', 'share'];

/** The binaries with their library links, in a place that `identity` can reach: where npm put them, or a copy made once. */
export function usableBinaries(
  installed: Binaries,
  identity: Identity | undefined,
  log: (line: string) => void,
  shared: string[] = sharedFolders(),
): Binaries {
  if (isReachable(installed, identity) && linkInPlace(installed)) return installed;
  const folder = join(firstOwned(shared), `postgres-${installed.name}-${installed.version}`, 'native');
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

/** Copies beside the target and renames, so that a half copy is never taken for a whole one. */
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

/** Lets every user run it, and waits until it is on the disk: what has its final name is never copied again. */
function openToAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const isProgram = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  chmodSync(path, isProgram ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
  else syncFile(path);
}
