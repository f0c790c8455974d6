import type { ForecastOfYear } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { KNOTS } from '@dakhila/domain/predictor/forecaster';
import type { ExamSource } from './exam-source.ts';

/** A pool that paused for longer is taken as closed. */
const YEARS_STILL_ALIVE = 3;

/** 0.05 → 'q05'. */
const columnOf = (share: number) => `q${String(Math.round(share * 100)).padStart(2, '0')}`;

/** The lines of a forecast file: a heading, then one for each pool and round. Pools that were added keep the key they were added by. */
export function* forecastLines(source: ExamSource, forecast: ForecastOfYear, givenRound: number): Generator<string> {
  yield plainCsvLine(['round', ...source.columns, ...KNOTS.map(columnOf)]);
  const written = new Set<string>();
  for (const [pool, key] of keyedPools(source, forecast.year, givenRound)) {
    const text = key.join('|');
    if (written.has(text)) continue;
    written.add(text);
    for (let round = 1; round <= forecast.rounds; round += 1) {
      const ranks = forecast.quantiles(pool, round, KNOTS);
      if (ranks !== null) yield plainCsvLine([round, ...key, ...ranks.map((rank) => Number(rank.toFixed(2)))]);
    }
  }
}

type Keyed = readonly [pool: number, key: readonly string[]];

/** The pools that were added, and those that were seen lately in what may be read. */
function* keyedPools({ table, added, keyOf }: ExamSource, year: number, givenRound: number): Generator<Keyed> {
  const isDone = new Set<number>();
  for (const { pool, key } of added) {
    isDone.add(pool);
    yield [pool, key];
  }
  for (const pool of poolsAlive(table, year, givenRound)) {
    const key = isDone.has(pool) ? null : keyOf(pool);
    if (key !== null) yield [pool, key];
  }
}

function poolsAlive({ cells, poolCount }: ExamSource['table'], year: number, givenRound: number): number[] {
  const isAlive = new Uint8Array(poolCount);
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    const own = cells.year[cell] ?? 0;
    const isInside =
      own < year ? own >= year - YEARS_STILL_ALIVE : own === year && (cells.round[cell] ?? 0) <= givenRound;
    if (isInside) isAlive[cells.pool[cell] ?? 0] = 1;
  }
  return [...isAlive.keys()].filter((pool) => isAlive[pool] === 1);
}

/** One line of CSV (RFC 4180) for programs: without the guard against formulas that a file for people has. */
function plainCsvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(fieldText).join(',')}\n`;
}

function fieldText(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
