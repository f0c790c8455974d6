// @ts-check
import { expect, test } from 'vitest';
import { licenceFaults, unnamedDependencies } from './lib/licences.js';

test.each([
  ['MIT', []],
  ['(GPL-3.0 OR MIT)', []],
  ['MIT AND Apache-2.0', []],
  ['GPL-3.0', ['x: GPL-3.0 is not on the list of allowed licences']],
  ['MIT AND GPL-3.0', ['x: MIT AND GPL-3.0 is not on the list of allowed licences']],
  ['SEE LICENSE IN terms.txt', ['x: SEE LICENSE IN terms.txt is not on the list of allowed licences']],
  ['', ['x names no licence']],
])('a package under %s', (license, faults) => {
  expect(licenceFaults({ 'node_modules/x': { license } })).toEqual(faults);
  expect(licenceFaults({ 'apps/api/node_modules/a/node_modules/x': { license } })).toEqual(faults);
});

test('our own packages need no licence of others', () => {
  expect(licenceFaults({ '': {}, 'apps/api': {}, 'node_modules/@dakhila/api': { link: true } })).toEqual([]);
});

test('a dependency without a reason is found, wherever it is asked for', () => {
  const record = '| SQL | `pg`, `drizzle-orm` | types: `@types/*` |';
  const manifests = [
    { dependencies: { pg: '1', '@dakhila/domain': '1' }, devDependencies: { '@types/pg': '1', left: '1' } },
    { optionalDependencies: { 'pg-native': '1' }, overrides: { vite: '1' } },
  ];
  expect(unnamedDependencies(manifests, record)).toEqual(['left', 'pg-native', 'vite']);
});
