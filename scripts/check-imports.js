// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf } from './lib/import-breaches.js';
import { at } from './lib/paths.js';

const sources = new Map(
  ['packages', 'apps'].flatMap((root) =>
    readdirSync(at(root)).flatMap((name) =>
      filesIn(`${root}/${name}/src`).map((file) => [file, readFileSync(at(file), 'utf8')]),
    ),
  ),
);
const breaches = breachesOf(sources);
for (const line of breaches) console.error(line);
console.log(`${sources.size} files read, ${breaches.length} breaches of the import rule`);
process.exitCode = breaches.length > 0 ? 1 : 0;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
}
