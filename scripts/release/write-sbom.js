// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from '../lib/paths.js';
import { makeSbom } from './sbom.js';

/** The bill of materials inside a release. */
export const SBOM_FILE = 'sbom.spdx.json';

/**
 * Writes the bill of materials of this checkout's lock file, and returns how many packages it names.
 * @param {string} file
 */
export function writeSbom(file) {
  /** @param {string} path */
  const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));
  const sbom = makeSbom(read('package-lock.json'), read('package.json'), new Date());
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  return sbom.packages.length;
}
