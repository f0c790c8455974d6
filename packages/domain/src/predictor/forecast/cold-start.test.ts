import { expect, test } from 'vitest';
import { type CutoffTable, factorOf } from './cutoff-table.ts';
import { fitForecast } from './fit-forecast.ts';
import { TOY_MODEL } from './test-history.ts';

const SEATS = 400;
const YEARS = [2020, 2021, 2022, 2023, 2024];
/** Each college moves its seats to the other section in a year of its own, some of them in the year after the lists. */
const movesIn = (seat: number) => 2021 + (seat % 5);
const poolOf = (seat: number, isMoved: boolean) => seat + (isMoved ? SEATS : 0);
/** Seats differ by much that nothing but their own past shows. */
const rankOf = (seat: number, round: number) => 1_000 * (1 + ((seat * 37) % 89) / 10) + round;

function tableOfMoves(): CutoffTable {
  const cells = YEARS.flatMap((year) =>
    Array.from({ length: SEATS }, (_, seat) => [1, 2].map((round) => ({ seat, year, round }))).flat(),
  );
  const textsOf = (seat: number, pool: number): Record<string, string> => ({
    institute: `${seat % 20}`,
    programme: `${seat}`,
    seat: `${pool < SEATS}`,
    pool: `${pool}`,
  });
  const names = ['list', 'seat', 'branch', 'institute', 'programme', 'pool'];
  const pools = Array.from({ length: 2 * SEATS }, (_, pool) => textsOf(pool % SEATS, pool));
  return {
    poolCount: pools.length,
    factors: Object.fromEntries(names.map((name) => [name, factorOf(pools.map((texts) => texts[name] ?? ''))])),
    cells: {
      pool: Int32Array.from(cells, ({ seat, year }) => poolOf(seat, year >= movesIn(seat))),
      year: Int16Array.from(cells, ({ year }) => year),
      round: Int8Array.from(cells, ({ round }) => round),
      rank: Float64Array.from(cells, ({ seat, round }) => rankOf(seat, round)),
    },
  };
}

test('a seat that moves to another section is forecast from the section it had', () => {
  const model = { ...TOY_MODEL, level: [['seat'], ['institute']] };
  const moving = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => movesIn(seat) === 2025);
  const errorWith = (seats: readonly (readonly string[])[]) => {
    const forecast = fitForecast(tableOfMoves(), { ...model, seats }, { year: 2025, rounds: 2 });
    const errors = moving.map((seat) => {
      const median = forecast.quantiles(poolOf(seat, true), 1, [0.5])?.[0] ?? Number.NaN;
      return Math.abs(Math.log(median / rankOf(seat, 1)));
    });
    return errors.reduce((sum, own) => sum + own, 0) / errors.length;
  };
  expect(errorWith([['programme']])).toBeLessThan(errorWith([['pool']]) / 2);
});
