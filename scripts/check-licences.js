// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { licenceFaults, unnamedDependencies } from './lib/licences.js';
import { at } from './lib/paths.js';

/** Holds what we build on: every package under a licence we may use, every dependency with its reason. */
const RECORD = 'docs/decisions/0001-dependencies.md';
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(at(file), 'utf8'));

const { packages } = readJson('package-lock.json');
const manifests = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: at() })].map(readJson);
const unnamed = unnamedDependencies(manifests, readFileSync(at(RECORD), 'utf8'));
const faults = [...licenceFaults(packages), ...unnamed.map((name) => `${name} has no reason in ${RECORD}`)];

for (const line of faults) console.error(line);
console.log(`${Object.keys(packages).length} packages read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
