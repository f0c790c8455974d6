import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/servers/postgres.ts';
import { type Binaries, findBinaries, hasLibraryLinks, linkLibraries, usableBinaries } from './binaries.ts';
import { ensureOwnFolder, isRoot } from './data-location.ts';

const STRANGER = { uid: 65_000, gid: 65_000 };

/** A tiny package of the same build: programs, one library, and the list of links that an archive cannot hold. */
function aPackage(root: string): Binaries {
  const folder = join(root, 'native');
  for (const name of ['bin', 'lib', 'share']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['postgres', 'initdb']) writeFileSync(join(folder, 'bin', name), '', { mode: 0o755 });
  writeFileSync(join(folder, 'lib', 'libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links));
  return { folder, name: 'linux-arm64', version: '18.4.0' };
}

describe('the binaries of this platform', () => {
  test('are found, with their version', () => {
    expect(findBinaries().version).toMatch(/^18\./);
  });

  test('are missed on other platforms, with a way out', () => {
    expect(() => findBinaries('sunos', 'mips')).toThrow(/sunos on mips: set DATABASE_URL/);
  });
});

describe('library links', () => {
  test('are made where an install without scripts left them out, and a second time does no harm', () => {
    const { folder } = aPackage(temporaryFolder());
    expect(hasLibraryLinks(folder)).toBe(false);
    linkLibraries(folder);
    linkLibraries(folder);
    expect(hasLibraryLinks(folder)).toBe(true);
    expect(lstatSync(join(folder, 'lib', 'libpq.so.5')).isSymbolicLink()).toBe(true);
  });
});

describe('usable binaries', () => {
  test('stay where they are when the user can reach them', () => {
    const installed = aPackage(temporaryFolder());
    expect(usableBinaries(installed, STRANGER, () => {}, [])).toBe(installed);
  });

  test('are copied once, whole and open to all, out of a closed home', () => {
    const root = temporaryFolder();
    const installed = aPackage(join(root, 'home'));
    chmodSync(join(root, 'home'), 0o700);
    const lines: string[] = [];
    const twice = [1, 2].map(() =>
      usableBinaries(installed, STRANGER, (line) => lines.push(line), [join(root, 'shared')]),
    );
    const folder = join(root, 'shared', 'postgres-linux-arm64-18.4.0', 'native');
    expect(twice.map((binaries) => binaries.folder)).toEqual([folder, folder]);
    expect(lines).toHaveLength(1);
    expect(hasLibraryLinks(folder)).toBe(true);
    expect(statSync(join(folder, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
    expect(readdirSync(join(root, 'shared'))).toEqual(['postgres-linux-arm64-18.4.0']);
  });

  test('are copied when a strict umask closed the files themselves', () => {
    const root = temporaryFolder();
    const installed = aPackage(root);
    chmodSync(join(installed.folder, 'bin', 'postgres'), 0o700);
    expect(usableBinaries(installed, STRANGER, () => {}, [join(root, 'shared')]).folder).toContain('shared');
  });

  test('are not copied into a folder that somebody else could have prepared', () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'real'));
    cpSync(join(root, 'real'), join(root, 'copy'), { recursive: true });
    expect(ensureOwnFolder(join(root, 'copy'))).toBe(true);
    rmSync(join(root, 'copy'), { recursive: true });
    writeFileSync(join(root, 'copy'), '');
    expect(ensureOwnFolder(join(root, 'copy'))).toBe(false);
  });

  test.runIf(isRoot())('are not copied into another user’s folder', async () => {
    const { chownSync } = await import('node:fs');
    const folder = temporaryFolder('theirs');
    chownSync(folder, STRANGER.uid, STRANGER.gid);
    expect(ensureOwnFolder(folder)).toBe(false);
  });
});
