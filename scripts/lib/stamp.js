// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git']);

/**
 * One hash over names and contents of files and whole folders: it changes when any of them does, and not when a
 * checkout merely touches them. Tests do not count, for nothing is built from them.
 * @param {string} root names are taken relative to it
 * @param {string[]} paths
 * @param {string[]} [words] further words that matter, such as the platform
 */
export function hashOf(root, paths, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of paths.flatMap(filesUnder).sort()) {
    const content = readFileSync(file);
    // The length keeps the end of one file from passing for the beginning of the next.
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * True when the stamp holds this hash.
 * @param {string} file
 * @param {string} hash
 */
export const hasStamp = (file, hash) => existsSync(file) && readFileSync(file, 'utf8') === hash;

/**
 * Writes the stamp. Only after the work is done: a work that was cut short must be done again.
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  // Written here and not by the server's own function: this runs before a Node that reads TypeScript is chosen.
  writeFileSync(draft, hash, { flush: true });
  renameSync(draft, file);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(join(path, name)));
}
