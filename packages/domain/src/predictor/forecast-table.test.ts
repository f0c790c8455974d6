import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceIfOffered, chanceOf, closingAt, isForecast, sharedBy, tabulate } from './forecast-table.ts';
import { type Forecaster, KNOT_SCORES, KNOTS } from './forecaster.ts';
import { normalBelow } from './normal.ts';

const around = (middle: number, spread: number) => KNOT_SCORES.map((score) => middle * Math.exp(spread * score));
const SHARED = { group: 3, year: 0.25, institute: 0.125, programme: 0.0625, rounds: 0.5 };
const model = (closingRanks: Forecaster['closingRanks'], rounds = 2): Forecaster => ({
  year: 2026,
  rounds,
  closingRanks,
  offered: () => 1,
  programmeOffered: () => 1,
  offerRecord: () => ({ offered: 4, of: 4 }),
  isByList: () => false,
  shared: (pool) => (pool === 0 ? SHARED : null),
});
const table = tabulate(
  model((pool, round) => (pool === 1 ? null : around(round === 1 ? 1_000 : 2_000, 0.3))),
  2,
);
const chance = (rank: number, round = 2, spread = 0) => chanceOf(table, 0, round, Math.log(rank), spread);

test('the scores are those of the knots', () => {
  KNOTS.forEach((share, at) => {
    expect(normalBelow(KNOT_SCORES[at] ?? 0)).toBeCloseTo(share, 5);
  });
});

test('a rank at the middle of the forecast has an even chance, at q10 nine in ten', () => {
  expect(chance(2_000)).toBeCloseTo(0.5, 3);
  expect(chance(closingAt(table, 0, 2, 1))).toBeCloseTo(0.9, 2);
  expect(chance(closingAt(table, 0, 2, 5))).toBeCloseTo(0.1, 2);
});

test('beyond the outer knots the chance goes on falling', () => {
  expect(chance(5_000)).toBeLessThan(0.01);
  expect(chance(5_000)).toBeGreaterThan(chance(8_000));
  expect(chance(100)).toBeGreaterThan(0.999);
});

test('a better rank never has a smaller chance, and a later round never either', () => {
  const rank = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(rank, rank, (one, other) => {
      expect(chance(Math.min(one, other))).toBeGreaterThanOrEqual(chance(Math.max(one, other)));
      expect(chance(one, 2)).toBeGreaterThanOrEqual(chance(one, 1));
    }),
  );
});

test('whatever the shape of a forecast, a better rank never has a smaller chance, also where the rank is an estimate', () => {
  const rank = fc.integer({ min: 1, max: 300_000 });
  const knots = fc.array(rank, { minLength: KNOTS.length, maxLength: KNOTS.length });
  fc.assert(
    fc.property(knots, rank, rank, fc.constantFrom(0, 0.07, 0.3), (ranks, one, other, spread) => {
      const shaped = tabulate(
        model(() => ranks.toSorted((low, high) => low - high)),
        1,
      );
      const at = (own: number) => chanceOf(shaped, 0, 2, Math.log(own), spread);
      expect(at(Math.min(one, other))).toBeGreaterThanOrEqual(at(Math.max(one, other)) - 1e-9);
    }),
  );
});

test('a later round that would close earlier keeps what the earlier one had reached', () => {
  const shrinking = tabulate(
    model((_, round) => around(round === 1 ? 2_000 : 1_000, 0.1)),
    1,
  );
  expect(closingAt(shrinking, 0, 2, 3)).toBe(2_000);
});

test('a round that the model leaves out keeps what the earlier one had reached', () => {
  const ending = tabulate(
    model((_, round) => (round === 1 ? around(2_000, 0.1) : null)),
    1,
  );
  expect(isForecast(ending, 0)).toBe(true);
  expect(closingAt(ending, 0, 2, 3)).toBe(2_000);
});

test('a round that no seat is expected in has no chance', () => {
  const late = tabulate(
    model((_, round) => (round === 1 ? null : around(2_000, 0.1))),
    1,
  );
  expect(isForecast(late, 0)).toBe(true);
  expect(chanceOf(late, 0, 1, Math.log(10), 0.1)).toBe(0);
  expect(chanceOf(late, 0, 2, Math.log(10), 0)).toBeGreaterThan(0.9);
});

test('a rank that is an estimate pulls the chance towards the middle', () => {
  expect(chance(1_500, 2, 0.3)).toBeLessThan(chance(1_500));
  expect(chance(2_700, 2, 0.3)).toBeGreaterThan(chance(2_700));
  expect(chance(2_000, 2, 0.3)).toBeCloseTo(0.5, 3);
});

test('the spread of an estimate adds to that of the forecast', () => {
  expect(chance(1_500, 2, 0.2)).toBeCloseTo(normalBelow(Math.log(2_000 / 1_500) / Math.hypot(0.3, 0.2)), 2);
});

test('a pool that the model says nothing of is known as such', () => {
  expect(isForecast(table, 0)).toBe(true);
  expect(isForecast(table, 1)).toBe(false);
});

test('ranks all alike are no division by nothing', () => {
  const certain = tabulate(
    model(() => KNOTS.map(() => 500)),
    1,
  );
  expect(chanceOf(certain, 0, 1, Math.log(400), 0)).toBeGreaterThan(0.97);
  expect(chanceOf(certain, 0, 1, Math.log(600), 0)).toBeLessThan(0.03);
});

test('what a pool shares with others is kept with its forecast, nothing where there is none', () => {
  expect(sharedBy(table, 0)).toEqual(SHARED);
  expect(sharedBy(table, 1)).toEqual({ group: 0, year: 0, institute: 0, programme: 0, rounds: 0 });
});

test('a rank that counts as certain without reading the forecast is certain by the forecast', () => {
  const rank = fc.integer({ min: 1, max: 300_000 });
  const ranks = fc.array(rank, { minLength: 2 * KNOTS.length, maxLength: 2 * KNOTS.length });
  fc.assert(
    fc.property(ranks, rank, fc.constantFrom(0, 0.07, 0.3), (all, own, spread) => {
      const shaped = tabulate(
        model((_pool, round) => all.slice((round - 1) * KNOTS.length).toSorted((low, high) => low - high)),
        1,
      );
      const unread = { ...shaped, certainTo: Float32Array.of(Number.NEGATIVE_INFINITY) };
      // Just within the limit and just beyond it, and anywhere.
      for (const log of [shaped.certainTo[0] ?? 0, (shaped.certainTo[0] ?? 0) - 1e-4, Math.log(own)])
        for (const round of [1, 2])
          expect(chanceIfOffered(shaped, 0, round, log, spread)).toBe(chanceIfOffered(unread, 0, round, log, spread));
    }),
  );
});
