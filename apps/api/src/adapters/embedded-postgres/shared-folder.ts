import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { isRoot } from './identity.ts';

/** Everybody may pass through, only we may write. */
const PASSABLE = 0o755;

/**
 * Folders outside the checkout, best first, for what a checkout cannot hold. Root has `/var/lib`, which no cleaner of
 * temporary files touches; anybody else has a cache.
 */
export const sharedFolders = (): string[] =>
  isRoot()
    ? ['/var/lib/dakhila', '/var/tmp/dakhila']
    : [join(homedir(), '.cache', 'dakhila'), join(tmpdir(), `dakhila-${process.getuid?.() ?? 'user'}`)];

/** The first of the folders that is ours, made if it is missing. */
export function firstOwned(folders: string[]): string {
  const usable = folders.find(canOwn);
  if (!usable) throw new EmbeddedPostgresError(`Cannot write to any of ${folders.join(', ')}.`);
  return usable;
}

/** Makes the folder, or checks that nobody else made it: a stranger could have planted programs there. */
export function canOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const entry = lstatSync(folder);
    if (!entry.isDirectory() || entry.uid !== (process.getuid?.() ?? entry.uid)) return false;
    chmodSync(folder, PASSABLE);
    return true;
  } catch {
    return false;
  }
}
