// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { missingReferences } from './lib/doc-references.js';
import { at } from './lib/paths.js';

/** Fails when a document names a file, a folder, an npm script or a bench harness that does not exist. */
const IGNORED = /(^|\/)(node_modules|\.git|var|dist|test-results|coverage)(\/|$)/;
const files = globSync('**/*', { cwd: at(), withFileTypes: true, exclude: (entry) => IGNORED.test(entry.name) })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(at().length).replaceAll('\\', '/').replace(/^\//, ''));
const manifests = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: at() })].map((file) =>
  JSON.parse(readFileSync(at(file), 'utf8')),
);
const known = {
  files: [...files, ...globSync('.env.example', { cwd: at() })],
  npmScripts: Object.keys(manifests[0].scripts),
  dependencies: manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  ),
  harnesses: globSync('bench/{*.ts,*/main.ts}', { cwd: at() }).map((file) => file.split(/[\\/.]/)[1] ?? ''),
};

const documents = files.filter((file) => file.endsWith('.md'));
const faults = documents.flatMap((file) =>
  missingReferences(file, readFileSync(at(file), 'utf8'), known).map((name) => `${file}: “${name}” does not exist`),
);
for (const line of faults) console.error(line);
console.log(`${documents.length} documents read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
