import type { ForecastOfYear } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { KNOTS } from '@dakhila/domain/predictor/forecaster';
import { csvLine } from './csv-line.ts';
import type { ExamSource } from './exam-source.ts';

/** A pool that paused for longer is taken as closed. */
const YEARS_STILL_ALIVE = 3;

/** 0.05 → 'q05'. */
const columnOf = (share: number) => `q${String(Math.round(share * 100)).padStart(2, '0')}`;

/** The lines of a forecast file: a heading, then one for each pool and round. */
export function* forecastLines(source: ExamSource, forecast: ForecastOfYear, givenRound: number): Generator<string> {
  yield csvLine(['round', ...source.columns, ...KNOTS.map(columnOf)]);
  for (const pool of poolsOf(source, forecast.year, givenRound)) {
    const key = source.keyOf(pool);
    if (key === null) continue;
    for (let round = 1; round <= forecast.rounds; round += 1) {
      const ranks = forecast.quantiles(pool, round, KNOTS);
      if (ranks !== null) yield csvLine([round, ...key, ...ranks.map((rank) => Number(rank.toFixed(2)))]);
    }
  }
}

/** The pools that were seen lately, in what may be read, and those that were added. */
function poolsOf({ table, addedPools }: ExamSource, year: number, givenRound: number): number[] {
  const { cells, poolCount } = table;
  const isAlive = new Uint8Array(poolCount);
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    const own = cells.year[cell] ?? 0;
    const isInside =
      own < year ? own >= year - YEARS_STILL_ALIVE : own === year && (cells.round[cell] ?? 0) <= givenRound;
    if (isInside) isAlive[cells.pool[cell] ?? 0] = 1;
  }
  for (const pool of addedPools) isAlive[pool] = 1;
  return [...isAlive.keys()].filter((pool) => isAlive[pool] === 1);
}
