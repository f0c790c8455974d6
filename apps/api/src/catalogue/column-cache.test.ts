import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';

const DATA = fileURLToPath(new URL('../../../../data', import.meta.url));

const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'column-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('stored columns are read instead of the yearly files, and answer as those do', () => {
  const [cacheFolder, copy] = [aFolder(), aFolder()];
  const fresh = loadCatalogue(DATA, { cacheFolder });
  expect(readdirSync(cacheFolder).map((file) => file.replace(/-\w+\.bin$/, ''))).toEqual([
    'columns-csab',
    'columns-josaa',
    'columns-mht-cet',
  ]);
  // Files that cannot be read show that nothing reads them.
  cpSync(DATA, copy, { recursive: true });
  for (const folder of ['mht-cet/cutoffs', 'josaa/cutoffs', 'josaa/csab'])
    for (const file of readdirSync(join(copy, folder))) writeFileSync(join(copy, folder, file), 'not a cut-off file');
  expect(() => loadCatalogue(copy)).toThrow('not a cut-off file');
  const stored = loadCatalogue(copy, { cacheFolder });
  for (const exam of ['mhtCet', 'jee'] as const) {
    expect(stored[exam].items).toEqual(fresh[exam].items);
    for (const { id } of fresh[exam].items.slice(0, 10))
      expect(stored[exam].cutoffHistory(id)).toEqual(fresh[exam].cutoffHistory(id));
  }
  expect(stored.jee.csabHistory('nit-surathkal')).toEqual(fresh.jee.csabHistory('nit-surathkal'));
  const { byKind, byProgramme, byInstitute } = fresh.jee.cutoffs;
  for (const key of [0, 1, 70]) {
    expect(stored.jee.cutoffs.byKind.of(key)).toEqual(byKind.of(key));
    expect(stored.jee.cutoffs.byProgramme.of(key)).toEqual(byProgramme.of(key));
    expect(stored.jee.cutoffs.byInstitute.of(key)).toEqual(byInstitute.of(key));
  }
});

test('facts of another version never get stored columns', () => {
  const [cacheFolder, copy] = [aFolder(), aFolder()];
  loadCatalogue(DATA, { cacheFolder });
  cpSync(DATA, copy, { recursive: true });
  const manifest = { ...JSON.parse(readFileSync(join(DATA, 'manifest.json'), 'utf8')), version: 'another' };
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(copy, 'josaa/csab', readdirSync(join(copy, 'josaa/csab'))[0] ?? ''), 'not a cut-off file');
  expect(() => loadCatalogue(copy, { cacheFolder })).toThrow('not a cut-off file');
});
