import type { Backtest, Stratum } from '@dakhila/contract/accuracy';
import { expect, test } from 'vitest';
import { strataOf, weakSpots, yearsOf } from './accuracy-view.ts';

const aStratum = (wanted: Partial<Stratum>): Stratum => ({
  name: 'all',
  cells: 1_000,
  candidates: 10_000,
  brier: 0.1,
  brierHard: 0.2,
  brierStratified: 0.125,
  ratio: 0.8,
  ece: 0.1,
  coverage80: 0.8,
  medianError: 0.1,
  bins: [{ from: 0, to: 1, count: 10_000, forecast: 0.5, observed: 0.4 }],
  ...wanted,
});
const aTest = (year: number, stratum: Stratum): Backtest => ({
  exam: 'josaa',
  year,
  parts: [{ givenRound: 0, strata: [stratum], seats: [] }],
});

const tests = [
  aTest(2025, aStratum({})),
  aTest(
    2024,
    aStratum({
      candidates: 30_000,
      brier: 0.2,
      coverage80: 0.9,
      cells: 3_000,
      bins: [{ from: 0, to: 1, count: 30_000, forecast: 0.5, observed: 0.6 }],
    }),
  ),
];

test('a single year shows its own figures', () => {
  expect(yearsOf(tests, 'josaa')).toEqual([2025, 2024]);
  expect(strataOf(tests, { exam: 'josaa', year: 2025, givenRound: 0 })).toEqual([aStratum({})]);
  expect(strataOf(tests, { exam: 'josaa', year: 2025, givenRound: 1 })).toEqual([]);
});

test('all years together weigh each by its size, and errors that cancel out count as none', () => {
  const [all] = strataOf(tests, { exam: 'josaa', year: null, givenRound: 0 });
  expect(all).toMatchObject({ candidates: 40_000, cells: 4_000, medianError: null });
  expect(all?.brier).toBeCloseTo(0.175);
  expect(all?.coverage80).toBeCloseTo(0.875);
  expect(all?.bins[0]?.observed).toBeCloseTo(0.55);
  expect(all?.ece).toBeCloseTo(0.05);
});

test('a kind of pool is a weak spot when its range held too seldom or a plain rule did as well', () => {
  const kept = aStratum({ name: 'kept' });
  const narrow = aStratum({ name: 'narrow', coverage80: 0.6 });
  const useless = aStratum({ name: 'useless', ratio: 1.01 });
  const few = aStratum({ name: 'few', coverage80: 0.1, cells: 20 });
  expect(weakSpots([kept, narrow, useless, few]).map(({ name }) => name)).toEqual(['narrow', 'useless']);
});
