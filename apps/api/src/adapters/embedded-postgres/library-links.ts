import { copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf } from './errors.ts';

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
