import { fitForecast } from '@dakhila/domain/predictor/forecast/fit-forecast';
import {
  NEXT_YEAR,
  POOLS,
  ROUNDS,
  TOY_MODEL,
  toyCells,
  toyTable,
} from '@dakhila/domain/predictor/forecast/test-history';
import { expect, test } from 'vitest';
import { withKnownShift } from './known-shift.ts';

const cells = toyCells().map((cell) => (cell.year === NEXT_YEAR ? { ...cell, rank: cell.rank * 1.3 } : cell));
const table = toyTable(cells);
const forecast = fitForecast(table, TOY_MODEL, { year: NEXT_YEAR, rounds: ROUNDS });
const known = withKnownShift({ table, model: TOY_MODEL }, forecast);

/** The share of last-year forecasts whose median was too small. */
function shareTooSmall({ quantiles, forecast: of }: typeof forecast): number {
  const own = cells.filter(({ year, pool, round }) => year === NEXT_YEAR && of(pool, round)?.basis === 'last-year');
  return own.filter(({ pool, round, rank }) => (quantiles(pool, round, [0.5])?.[0] ?? 0) < rank).length / own.length;
}

test('a shift that all pools share is gone once it is known', () => {
  expect(shareTooSmall(forecast)).toBeGreaterThan(0.8);
  expect(shareTooSmall(known)).toBeGreaterThan(0.4);
  expect(shareTooSmall(known)).toBeLessThan(0.6);
});

test('ranges of known pools lose the part of the shift, and others stay as they were', () => {
  const widthOf = ({ quantiles }: typeof forecast, pool: number) => {
    const [low = 1, high = 1] = quantiles(pool, 2, [0.1, 0.9]) ?? [];
    return high / low;
  };
  for (let pool = 0; pool < POOLS; pool += 1) {
    const own = forecast.forecast(pool, 2);
    if (own?.basis === 'last-year') expect(widthOf(known, pool)).toBeLessThan(widthOf(forecast, pool));
    else expect(known.forecast(pool, 2)).toEqual(own);
  }
});
