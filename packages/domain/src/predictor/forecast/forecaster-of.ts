import { type Forecaster, KNOTS } from '../forecaster.ts';
import type { CutoffTable } from './cutoff-table.ts';
import type { ForecastOfYear } from './fit-forecast.ts';
import { openedRounds } from './opened-rounds.ts';

/** The year to forecast, how many of its rounds are asked for and how many are known, and the newest complete year before it. */
export type Season = { year: number; rounds: number; givenRound: number; lastYear: number };

/** A fitted year as the predictor asks for it. A pool's later rounds count only where it had a seat in them last year, or once they are published. */
export function forecasterOf(table: CutoffTable, season: Season, fitted: ForecastOfYear): Forecaster {
  const hasOpened = openedRounds(table, season.lastYear, 'list');
  return {
    year: season.year,
    rounds: season.rounds,
    closingRanks: (pool, round) =>
      round <= season.givenRound || hasOpened(pool, round) ? fitted.quantiles(pool, round, KNOTS) : null,
    offered: fitted.offered,
    programmeOffered: fitted.programmeOffered,
    offerRecord: fitted.offerRecord,
    isByList: () => false,
    shared: (pool) => fitted.forecast(pool, season.rounds)?.shared ?? null,
  };
}
