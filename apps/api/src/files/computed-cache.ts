import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWholeFile } from './write-file.ts';

const FINGERPRINT_BYTES = 32;
const KEPT = 2;

/** Stores what took long to compute for the next start. */
export type ComputedCache = { take: <T>(name: string, key: string, make: () => T) => T };
/** A source file that a stored value is computed by. */
export type CodeFile = { folder: string; file: string };

/**
 * Opens the cache of a folder of ours. The same facts and the same code give the same value, so the key holds a fingerprint of both. A file that
 * cannot be read or written is no failure: then it is computed.
 */
export function openComputedCache(folder: string, madeBy: readonly CodeFile[]): ComputedCache {
  const code = codeFingerprint(madeBy);
  return {
    take: (name, key, make) => {
      const file = `${name}-${createHash('sha256').update(`${code} ${key}`).digest('hex').slice(0, 32)}.bin`;
      // Written by `keep` below; the file name contains a hash of the code that made it, so the shape is known.
      const kept: ReturnType<typeof make> | undefined = read(join(folder, file));
      if (kept !== undefined) return kept;
      const made = make();
      if (made !== undefined) keep(folder, name, file, made);
      return made;
    },
  };
}

/** A hash precedes the value, because a damaged column of numbers would still be readable and be served as correct. */
function read(path: string) {
  try {
    const file = readFileSync(path);
    const value = file.subarray(FINGERPRINT_BYTES);
    return fingerprint(value).equals(file.subarray(0, FINGERPRINT_BYTES)) ? deserialize(value) : undefined;
  } catch {
    return undefined;
  }
}

/** If the cache cannot be written, only the next start takes longer. */
function keep(folder: string, name: string, file: string, value: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    const bytes = serialize(value);
    writeWholeFile(join(folder, file), Buffer.concat([fingerprint(bytes), bytes]), { mode: 0o644 });
    removeOldComputed(folder, name);
  } catch {
    // The next start computes again.
  }
}

/** Keeps two files, because the previous release may still be running. Older ones and unfinished drafts are removed. */
export function removeOldComputed(folder: string, name: string): void {
  const files = readdirSync(folder).filter((other) => other.startsWith(`${name}-`));
  const byAge = files
    .map((other) => ({ path: join(folder, other), at: statSync(join(folder, other)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of byAge.slice(KEPT)) rmSync(path);
}

const fingerprint = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A release is built with one Node 24 and may run on another: they compute alike as long as V8 is of the same line. */
const computedBy = () => process.versions.v8.split('.').slice(0, 2).join('.');

function codeFingerprint(madeBy: readonly CodeFile[]): string {
  const hash = createHash('sha256').update(computedBy());
  for (const { folder, file } of madeBy) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** The sources in some folders, and the data beside them, without their tests. */
export const codeIn = (folders: readonly string[]): CodeFile[] =>
  folders.flatMap((folder) =>
    globSync('**/*.{ts,json}', { cwd: folder, exclude: ['**/*.test.ts'] })
      .sort()
      .map((file) => ({ folder, file })),
  );
