import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serialize } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_DIR } from '../../config.ts';
import { forecastCode, openForecastCache } from './forecast-cache.ts';
import { areForecastsStored } from './forecast-folder.ts';

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

test('nothing is kept where there is nothing', () => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  expect(cache.take('josaa', 'facts-1', () => undefined)).toBeUndefined();
  expect(cache.take<number | undefined>('josaa', 'facts-1', () => 1)).toBe(1);
});

test('other facts are computed anew, and what a release before this one reads is left to it', () => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  expect(cache.take('josaa', 'facts-1', () => 1)).toBe(1);
  expect(cache.take('josaa', 'facts-2', () => 2)).toBe(2);
  expect(cache.take('josaa', 'facts-1', () => 3)).toBe(1);
  expect(cache.take('mht-cet', 'facts-2', () => 4)).toBe(4);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('of many only the newest two are kept, and no draft that was never finished', () => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  writeFileSync(join(folder, 'josaa-abc.bin.4711'), 'half');
  utimesSync(join(folder, 'josaa-abc.bin.4711'), 1, 1);
  for (const facts of ['facts-1', 'facts-2', 'facts-3', 'facts-4']) cache.take('josaa', facts, () => facts);
  expect(readdirSync(folder).map((file) => /^josaa-[0-9a-f]{32}\.bin$/.test(file))).toEqual([true, true]);
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

test.each([
  ['is no such file', () => Buffer.from('not what it should be')],
  ['holds another value', () => serialize(null)],
  ['lost its end', (kept: Buffer) => kept.subarray(0, -20)],
  ['has a damaged column', (kept: Buffer) => Buffer.concat([kept.subarray(0, -4000), Buffer.alloc(4000)])],
])('a file that %s is made anew', (_why, damage) => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  const column = (value: number) => new Float32Array(4000).fill(value);
  cache.take('josaa', 'facts-1', () => column(1));
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    writeFileSync(path, damage(readFileSync(path)));
  }
  expect(cache.take('josaa', 'facts-1', () => column(2))).toEqual(column(2));
  expect(cache.take('josaa', 'facts-1', () => column(3))).toEqual(column(2));
});

test('forecasts are kept once those of every exam are', () => {
  const folder = aFolder();
  const cache = openForecastCache(folder);
  expect(areForecastsStored(join(folder, 'nowhere'))).toBe(false);
  cache.take('josaa2027', 'facts-1', () => 1);
  expect(areForecastsStored(folder)).toBe(false);
  cache.take('mht-cet', 'facts-1', () => 1);
  expect(areForecastsStored(folder)).toBe(true);
});

test('a folder that cannot be written is no failure', () => {
  const file = join(aFolder(), 'file');
  writeFileSync(file, '');
  expect(openForecastCache(join(file, 'below')).take('josaa', 'facts-1', () => 1)).toBe(1);
});
