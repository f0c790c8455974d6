// @ts-check
import { expect, test } from 'vitest';
import { missingReferences } from './lib/doc-references.js';

const known = {
  files: ['README.md', 'docs/proof.md', 'apps/api/src/app.ts'],
  npmScripts: ['bench', 'data:pin-codes'],
  harnesses: ['crash'],
  dependencies: ['ical.js'],
};
const missing = (/** @type {string} */ text) => missingReferences('docs/guide.md', text, known);

test('what exists may be named: links, paths, file names, commands and dependencies', () => {
  const text =
    '[proof](proof.md#crash) [start](../README.md) `apps/api/src` `app.ts` `ical.js` `data/<year>.txt` ' +
    '`npm run data:pin-codes -- --from x` `npm run bench -- crash 150`';
  expect(missing(text)).toEqual([]);
});

test('a link, path, file name, npm script or harness that does not exist is named', () => {
  expect(missing('[gone](gone.md) `apps/web/src` `old.ts` `npm run gone` `npm run bench -- rain`')).toEqual([
    'gone.md',
    'apps/web/src',
    'old.ts',
    'gone',
    'rain',
  ]);
});
