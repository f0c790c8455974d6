import { type Forecaster, KNOT_SCORES } from '@dakhila/domain/predictor/forecaster';
import { lastClosing, type RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

const SPREAD = 0.2;

/** Last year's closing rank, give or take a fifth: for tests that are about eligibility and not about odds. */
export function plainForecaster(pools: readonly RawPool[], { year, rounds, lastYear }: Season): Forecaster {
  return {
    version: 'plain',
    year,
    rounds,
    closingRanks: (pool) => {
      const own = pools[pool];
      const last = own === undefined ? undefined : lastClosing(own, lastYear);
      return last === undefined ? null : KNOT_SCORES.map((score) => last.rank * Math.exp(SPREAD * score));
    },
  };
}
