import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_DIR } from '../../config.ts';
import { forecastCode, openForecastCache } from './forecast-cache.ts';

const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecast-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
const VALUE = { logs: Float32Array.of(1, 2), words: ['one'], curves: new Map([[1, 2]]) };

test('what was made once is there at the next start, as it was', () => {
  const folder = aFolder();
  let made = 0;
  const take = () =>
    openForecastCache(folder).take('josaa', 'facts-1', () => {
      made += 1;
      return VALUE;
    });
  expect([take(), take(), made]).toEqual([VALUE, VALUE, 1]);
});

test('other facts are computed anew, and only the newest are kept', () => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  expect(cache.take('josaa', 'facts-1', () => 1)).toBe(1);
  expect(cache.take('josaa', 'facts-2', () => 2)).toBe(2);
  expect(cache.take('mht-cet', 'facts-2', () => 3)).toBe(3);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a change of the model, of its tables or of what reads the ranks is other code', () => {
  const files = forecastCode().map(({ folder, file }) => relative(PROJECT_DIR, join(folder, file)));
  expect(files).toEqual(
    expect.arrayContaining([
      'packages/domain/src/predictor/forecaster.ts',
      'apps/api/src/modules/predictor/tables/facts.ts',
      'apps/api/src/catalogue/josaa-cutoffs.ts',
      'apps/api/src/catalogue/columns.ts',
    ]),
  );
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});

test('a broken file is made anew', () => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  cache.take('josaa', 'facts-1', () => 1);
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'not what it should be');
  expect(cache.take('josaa', 'facts-1', () => 2)).toBe(2);
  expect(cache.take('josaa', 'facts-1', () => 3)).toBe(2);
});

test('a folder that cannot be written is no failure', () => {
  const file = join(aFolder(), 'file');
  writeFileSync(file, '');
  expect(openForecastCache(join(file, 'below')).take('josaa', 'facts-1', () => 1)).toBe(1);
});
