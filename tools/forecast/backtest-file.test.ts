import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type BacktestFile, backtestFile } from './backtest-file.ts';
import { addCandidate, emptyTally } from './tally.ts';

const FOLDER = fileURLToPath(new URL('../../data/backtest/', import.meta.url));

test('two years ahead is kept where it was tested, and left out where it was not', () => {
  const tally = emptyTally();
  addCandidate(tally, { chance: 0.95, hard: 1, stratified: 0.9, isIn: true });
  expect(backtestFile('mht-cet', 2025, [], tally).twoYearsAhead).toMatchObject({ candidates: 1 });
  expect(backtestFile('mht-cet', 2023, [])).not.toHaveProperty('twoYearsAhead');
});

test('the newest figures of CAP, whose lists of 2026 are missing, have two years ahead', () => {
  const newest = readdirSync(FOLDER)
    .filter((name) => name.startsWith('mht-cet'))
    .toSorted()
    .at(-1);
  const file: BacktestFile = JSON.parse(readFileSync(FOLDER + newest, 'utf8'));
  expect(file.twoYearsAhead?.bins.at(-1)?.count).toBeGreaterThan(1_000);
});
