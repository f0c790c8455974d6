import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOTS } from '../forecaster.ts';
import { type ForecastOptions, fitForecast } from './fit-forecast.ts';
import {
  FIRST_YEAR,
  NEXT_YEAR,
  POOLS,
  ROUNDS,
  SPECIAL,
  TOY_MODEL,
  type ToyCell,
  toyCells,
  toyTable,
} from './test-history.ts';

const cells = toyCells();
const fit = (options: Partial<ForecastOptions> = {}, own: readonly ToyCell[] = cells, model = TOY_MODEL) =>
  fitForecast(toyTable(own), model, { year: NEXT_YEAR, rounds: ROUNDS, ...options });
const season = fit();
const afterFirst = fit({ givenRound: 1 });
const everything = (forecast: typeof season) =>
  Array.from({ length: POOLS * ROUNDS }, (_, at) => forecast.quantiles(at % POOLS, 1 + Math.floor(at / POOLS), KNOTS));
const closing = (pool: number, round: number) =>
  cells.find((own) => own.pool === pool && own.year === NEXT_YEAR && own.round === round)?.rank ?? Number.NaN;

test.each([
  ['before the season', season],
  ['after round 1', afterFirst],
])('%s every pool and round has closing ranks that rise with their shares', (_, forecast) => {
  for (const ranks of everything(forecast)) {
    expect(ranks).not.toBeNull();
    expect(ranks).toEqual([...(ranks ?? [])].sort((one, other) => one - other));
    expect(Math.min(...(ranks ?? [0]))).toBeGreaterThanOrEqual(1);
  }
});

test('a better rank never has a smaller chance, and the chance is that of the quantiles', () => {
  const rank = fc.integer({ min: 1, max: 300_000 });
  const pool = fc.integer({ min: 0, max: POOLS - 1 });
  fc.assert(
    fc.property(rank, rank, pool, fc.constantFrom(season, afterFirst), (one, other, own, forecast) => {
      const chance = (of: number) => forecast.chance(own, 2, of) ?? Number.NaN;
      expect(chance(Math.min(one, other))).toBeGreaterThanOrEqual(chance(Math.max(one, other)));
    }),
  );
  for (const [at, share] of KNOTS.entries()) {
    const own = season.quantiles(0, 2, KNOTS)?.[at] ?? 0;
    expect(season.chance(0, 2, own)).toBeCloseTo(1 - share, 2);
  }
});

test('the same history gives the same forecast, to the last digit', () => {
  expect(everything(fit())).toEqual(everything(season));
});

test('nothing of the year itself or of later ones is read before the season', () => {
  const unseen = [...cells, { pool: 0, year: NEXT_YEAR + 1, round: 1, rank: 5, opening: 5 }];
  const destroyed = unseen.map((cell) =>
    cell.year < NEXT_YEAR ? cell : { ...cell, rank: 1 + (cell.pool % 7), opening: 1 },
  );
  const removed = cells.filter(({ year }) => year < NEXT_YEAR);
  expect(everything(fit({}, destroyed))).toEqual(everything(season));
  expect(everything(fit({}, removed))).toEqual(everything(season));
});

test('nothing beyond the round that is known is read', () => {
  const isKnown = ({ year, round }: ToyCell) => year < NEXT_YEAR || (year === NEXT_YEAR && round <= 1);
  const destroyed = cells.map((cell) => (isKnown(cell) ? cell : { ...cell, rank: 1, opening: 1 }));
  expect(everything(fit({ givenRound: 1 }, destroyed))).toEqual(everything(afterFirst));
  expect(everything(fit({ givenRound: 1 }, cells.filter(isKnown)))).toEqual(everything(afterFirst));
});

test('a pool whose first admitted was its last has a range of its own', () => {
  const unknown = cells.map((cell) => ({ ...cell, opening: Number.NaN }));
  expect(everything(fit({}, unknown))).not.toEqual(everything(season));
  expect(everything(fit({ givenRound: 1 }, unknown))).not.toEqual(everything(afterFirst));
});

/** The toy exam with what is published before a year's rounds: seats by pool, and the growth of the list. */
const withPublished = (seats: (pool: number, year: number) => number, growth: (year: number) => number) => {
  const years = Array.from({ length: NEXT_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
  const published = new Map(
    years.map((year) => [year, Float64Array.from({ length: POOLS }, (_, pool) => seats(pool, year))]),
  );
  return { ...toyTable(cells), published, listGrowth: (_: number, year: number) => growth(year) };
};
const usualSeats = (pool: number, year: number) => 60 + 10 * ((pool + year) % 3);
const fitPublished = (table: ReturnType<typeof withPublished>, isEarly: boolean) =>
  everything(fitForecast(table, TOY_MODEL, { year: NEXT_YEAR, rounds: ROUNDS, isEarly }));

test('seats and list of the year are read once they are published, and not before', () => {
  const known = withPublished(usualSeats, () => 0.1);
  const otherSeats = withPublished(
    (pool, year) => (year < NEXT_YEAR ? usualSeats(pool, year) : 1 + pool),
    () => 0.1,
  );
  const otherList = withPublished(usualSeats, (year) => (year < NEXT_YEAR ? 0.1 : 2));
  const early = fitPublished(known, true);
  expect(fitPublished(otherSeats, true)).toEqual(early);
  expect(fitPublished(otherList, true)).toEqual(early);
  expect(fitPublished(otherSeats, false)).not.toEqual(fitPublished(known, false));
  expect(fitPublished(otherList, false)).not.toEqual(fitPublished(known, false));
});

test('a list that grew moves the ranks of the year by half of it', () => {
  const closing50 = (growth: number) =>
    fitForecast(
      withPublished(usualSeats, () => growth),
      TOY_MODEL,
      { year: NEXT_YEAR, rounds: ROUNDS },
    ).quantiles(0, 1, [0.5])?.[0] ?? Number.NaN;
  expect(Math.log(closing50(0.4) / closing50(0))).toBeCloseTo(0.2, 2);
});

test('ranks twice as large give closing ranks twice as large', () => {
  const doubled = fit({}, toyCells(2));
  for (let pool = 0; pool < POOLS; pool += 11) {
    const own = season.quantiles(pool, 3, [0.5])?.[0] ?? Number.NaN;
    expect((doubled.quantiles(pool, 3, [0.5])?.[0] ?? 0) / own).toBeCloseTo(2, 1);
  }
});

test('a round that is published is certain; where ranks only loosen, later ones reach at least as far', () => {
  const published = closing(0, 1);
  expect(afterFirst.quantiles(0, 1, [0.05, 0.95])?.map((rank) => Math.round(rank * 10) / 10)).toEqual([
    published,
    published,
  ]);
  expect(afterFirst.forecast(0, 1)?.basis).toBe('published');
  expect(afterFirst.forecast(0, 3)?.basis).toBe('this-season');
  expect(afterFirst.quantiles(0, 3, [0.05])?.[0]).toBeGreaterThanOrEqual(published - 1e-6);
});

test('a known round makes the forecast of later ones sharper', () => {
  const width = (forecast: typeof season, pool: number) => {
    const [low = 1, high = 1] = forecast.quantiles(pool, 3, [0.1, 0.9]) ?? [];
    return high / low;
  };
  for (let pool = 20; pool < 40; pool += 1) expect(width(afterFirst, pool)).toBeLessThan(width(season, pool));
});

test('most closing ranks lie within their 80% range', () => {
  let inside = 0;
  let count = 0;
  for (let pool = 0; pool < POOLS; pool += 1) {
    const rank = closing(pool, 3);
    const [low = 0, high = 0] = season.quantiles(pool, 3, [0.1, 0.9]) ?? [];
    if (Number.isNaN(rank)) continue;
    count += 1;
    if (rank >= low && rank <= high) inside += 1;
  }
  expect(inside / count).toBeGreaterThan(0.7);
  expect(inside / count).toBeLessThan(0.95);
});

test('a pool without a rank last year leans on its kind; a new institute abstains', () => {
  const forecasts = [SPECIAL.returning, SPECIAL.newPool, SPECIAL.newInstitute[0]].map((pool) =>
    season.forecast(pool, 3),
  );
  expect(forecasts.map((own) => own?.basis)).toEqual(['kind', 'kind', 'kind']);
  expect(forecasts.map((own) => own?.isAbstaining)).toEqual([false, false, true]);
});

test('a round that no year had before is forecast as going on from the last', () => {
  const longer = fit({ rounds: 5 });
  const [third = 0] = longer.quantiles(0, 3, [0.5]) ?? [];
  const [fifth = 0] = longer.quantiles(0, 5, [0.5]) ?? [];
  expect(fifth).toBeGreaterThan(0.95 * third);
  expect(fifth).toBeLessThan(1.5 * third);
});

test('the further ahead the year, the wider the range; and wider in a year of new rules', () => {
  const width = (year: number, upheavals: readonly number[] = []) => {
    const ranks = fit({ year }, cells, { ...TOY_MODEL, upheavals }).quantiles(0, 3, [0.1, 0.9]) ?? [];
    return (ranks[1] ?? 0) / (ranks[0] ?? 1);
  };
  expect(width(NEXT_YEAR + 4)).toBeGreaterThan(width(NEXT_YEAR + 1));
  expect(width(NEXT_YEAR, [NEXT_YEAR])).toBeGreaterThan(width(NEXT_YEAR));
});

test('what pools share is part of what they are', () => {
  const shared = season.forecast(0, 3)?.shared;
  const sum = (shared?.year ?? 0) + (shared?.institute ?? 0) + (shared?.programme ?? 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(1);
  expect(season.forecast(1, 3)?.shared.group).toBe(shared?.group);
});

test('one year alone, or nothing at all, is no history', () => {
  const young = fit({ year: FIRST_YEAR + 1 });
  expect(young.forecast(0, 1)).toBeNull();
  expect(fit({}, []).forecast(0, 1)).toBeNull();
});

test('the numbers of the toy exam stay what they are', () => {
  const shown = [0, SPECIAL.returning, SPECIAL.newPool].map((pool) =>
    [season, afterFirst].map((forecast) => forecast.quantiles(pool, 3, [0.1, 0.5, 0.9])?.map(Math.round)),
  );
  expect(shown).toEqual([
    [
      [1090, 1321, 1554],
      [1056, 1129, 1239],
    ],
    [
      [482, 868, 1428],
      [458, 821, 1344],
    ],
    [
      [1678, 2132, 2616],
      [1605, 2016, 2445],
    ],
  ]);
});
