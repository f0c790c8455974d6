import { expect, test } from 'vitest';
import { type CutoffTable, factorOf } from './cutoff-table.ts';
import { type ForecastOptions, fitForecast } from './fit-forecast.ts';
import { NEXT_YEAR, POOLS, ROUNDS, TOY_MODEL, type ToyCell, toyCells, toyTable } from './test-history.ts';

/** Pools of the second seat type are offered in seven of ten years, the others always. */
const isFickle = (pool: number) => Math.floor(pool / 2) % 2 === 1;
const isOffered = (pool: number, year: number) => !isFickle(pool) || drawn(pool * 100 + (year % 100)) < 0.7;
/** Between 0 and 1, always the same for a number and unlike that of the next. */
function drawn(of: number): number {
  let state = Math.imul(of, 2_246_822_519);
  for (const shift of [15, 13, 16]) state = Math.imul(state ^ (state >>> shift), 3_266_489_917);
  return (state >>> 0) / 2 ** 32;
}
const cells = toyCells().filter(({ pool, year }) => isOffered(pool, year));
const fit = (options: Partial<ForecastOptions> = {}, own: readonly ToyCell[] = cells) =>
  fitForecast(toyTable(own), TOY_MODEL, { year: NEXT_YEAR, rounds: ROUNDS, ...options });
const season = fit();
const FIRST_YEAR = Math.min(...cells.map(({ year }) => year));
const lastYear = new Set(cells.filter(({ year }) => year === NEXT_YEAR - 1).map(({ pool }) => pool));
const pools = Array.from({ length: POOLS }, (_, pool) => pool);
const meanOf = (values: readonly number[]) => values.reduce((sum, own) => sum + own, 0) / values.length;

test('what was often missing is likely to be missing again, what was always there is not', () => {
  const chances = (fickle: boolean) =>
    pools.filter((pool) => lastYear.has(pool) && isFickle(pool) === fickle).map((pool) => season.offered(pool, ROUNDS));
  expect(Math.abs(meanOf(chances(true)) - 0.7)).toBeLessThan(0.08);
  expect(Math.min(...chances(false))).toBeGreaterThan(0.93);
});

test('a pool without a seat last year is not counted on', () => {
  for (const pool of pools.filter((own) => !lastYear.has(own))) expect(season.offered(pool, ROUNDS)).toBe(0);
});

test('an offer never ends from round to round, and the programme is at least as likely as its average seat', () => {
  for (const pool of lastYear) {
    expect(season.offered(pool, 2)).toBeGreaterThanOrEqual(season.offered(pool, 1));
    expect(season.programmeOffered(pool)).toBeGreaterThan(0.95);
  }
});

test('a seat that is published is offered; one that is not has become less likely', () => {
  const afterFirst = fit({ givenRound: 1 });
  for (const pool of lastYear) {
    if (isOffered(pool, NEXT_YEAR)) expect(afterFirst.offered(pool, 1)).toBe(1);
    else expect(afterFirst.offered(pool, ROUNDS)).toBeLessThan(season.offered(pool, ROUNDS) / 2);
  }
});

test('two years ahead a seat is as likely as seats were two years later: one that is missing for a year returns', () => {
  const later = fit(
    { year: NEXT_YEAR + 1 },
    cells.filter(({ year }) => year < NEXT_YEAR),
  );
  const chances = [...lastYear].filter(isFickle).map((pool) => later.offered(pool, ROUNDS));
  expect(Math.abs(meanOf(chances) - 0.7)).toBeLessThan(0.08);
});

test('where no two years lie as far apart, the chance of one year counts for each of them', () => {
  const two = cells.filter(({ year }) => year < NEXT_YEAR && year >= NEXT_YEAR - 2);
  const [soon, later] = [fit({}, two), fit({ year: NEXT_YEAR + 1 }, two)];
  const pool = [...lastYear].find(isFickle) ?? 0;
  expect(later.offered(pool, ROUNDS)).toBeCloseTo(soon.offered(pool, ROUNDS) ** 2, 6);
});

test('a programme that ended says nothing against the others of its institute', () => {
  const INSTITUTE = 20;
  const BRANCH = 4;
  // Three of the five branches of the first institute are gone last year.
  const isGone = (pool: number) => pool < 3 * BRANCH;
  const forecast = fit(
    {},
    cells.filter(({ pool, year }) => !isGone(pool) || year < NEXT_YEAR - 1),
  );
  const related = pools.filter((pool) => !isGone(pool) && pool < INSTITUTE && !isFickle(pool) && lastYear.has(pool));
  expect(related.length).toBeGreaterThan(1);
  for (const pool of related) expect(forecast.offered(pool, ROUNDS)).toBeGreaterThan(0.93);
});

test('nothing of the year itself is read before the season', () => {
  const unseen = fit(
    {},
    cells.filter(({ year }) => year < NEXT_YEAR),
  );
  expect(pools.map((pool) => unseen.offered(pool, ROUNDS))).toEqual(pools.map((pool) => season.offered(pool, ROUNDS)));
});

test('a seat that moves to another section for the same candidates is offered again', () => {
  // Every institute renames its sections each year; the seat stays.
  const years = [2020, 2021, 2022, 2023, 2024];
  const seats = 200;
  const sections = 2;
  const table: CutoffTable = {
    poolCount: seats * sections,
    factors: Object.fromEntries(
      ['list', 'seat', 'branch', 'institute', 'programme', 'pool'].map((name) => [
        name,
        factorOf(
          Array.from({ length: seats * sections }, (_, pool) => {
            const seat = pool % seats;
            const texts: Record<string, string> = { institute: `${seat % 20}`, programme: `${seat}`, pool: `${pool}` };
            return texts[name] ?? '';
          }),
        ),
      ]),
    ),
    cells: (() => {
      const all = years.flatMap((year) =>
        Array.from({ length: seats }, (_, seat) => [1, 2].map((round) => ({ seat, year, round }))).flat(),
      );
      return {
        pool: Int32Array.from(all, ({ seat, year }) => seat + seats * (year % sections)),
        year: Int16Array.from(all, ({ year }) => year),
        round: Int8Array.from(all, ({ round }) => round),
        rank: Float64Array.from(all, ({ seat, round }) => 500 + 10 * seat + round),
      };
    })(),
  };
  const offeredWith = (model: typeof TOY_MODEL) => fitForecast(table, model, { year: 2025, rounds: 2 }).offered(0, 2);
  expect(offeredWith(TOY_MODEL)).toBeLessThan(0.1);
  expect(offeredWith({ ...TOY_MODEL, seats: [['programme']] })).toBeGreaterThan(0.95);
});

test('the record counts the last four years in which the programme was in the lists', () => {
  for (const pool of lastYear) {
    const years = new Set(cells.filter((own) => own.pool === pool).map(({ year }) => year));
    const expected = [1, 2, 3, 4].filter((age) => years.has(NEXT_YEAR - age)).length;
    const since = Math.min(...years);
    const before = [...years].filter((year) => year < NEXT_YEAR);
    const isUnbroken = since > FIRST_YEAR && before.length === NEXT_YEAR - since;
    expect(season.offerRecord(pool)).toEqual({ offered: expected, of: 4, ...(isUnbroken && { since }) });
  }
  const young = fit(
    {},
    cells.filter(({ year }) => year >= NEXT_YEAR - 2),
  );
  for (const pool of lastYear) expect(young.offerRecord(pool).of).toBeLessThanOrEqual(2);
});
