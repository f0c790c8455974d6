// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureForecasts } from './forecasts.js';

let folder = '';
/** @type {string[]} */
let said = [];
let made = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakhila-forecasts-'));
  writeFileSync(join(folder, 'facts.csv'), 'round,rank');
  [said, made] = [[], 0];
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * @param {number} code
 * @param {string} day
 */
const start = (code = 0, day = '2027-08-31') =>
  ensureForecasts(
    (line) => said.push(line),
    async () => {
      made += 1;
      mkdirSync(join(folder, 'kept'), { recursive: true });
      return { code, output: code === 0 ? `${join(folder, 'kept')}\n` : 'no memory\n' };
    },
    { stamp: join(folder, 'stamp'), from: [join(folder, 'facts.csv')], now: new Date(day) },
  );

it('makes the forecasts once', async () => {
  await start();
  await start();
  expect(made).toBe(1);
});

it('makes them again when the facts or the wished year have changed, or when they were thrown away', async () => {
  await start();
  writeFileSync(join(folder, 'facts.csv'), 'round,rank,year');
  await start();
  expect(made).toBe(2);
  vi.stubEnv('JOSAA_YEAR', '2027');
  await start();
  expect(made).toBe(3);
  rmSync(join(folder, 'kept'), { recursive: true });
  await start();
  expect(made).toBe(4);
});

it('makes them again in another month, when the season may be another one', async () => {
  await start();
  await start(0, '2027-09-01');
  expect(made).toBe(2);
});

it('tells a failure, lets the server start, and tries again at the next start', async () => {
  await start(1);
  expect(said.at(-1)).toBe('no memory\nThe forecasts were not made: the server will do it.');
  await start();
  expect(made).toBe(2);
});
