import { type Forecaster, KNOT_SCORES } from '@dakhila/domain/predictor/forecaster';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

const SPREAD = 0.2;

/** Last year's closing rank, give or take a fifth: for tests that are about eligibility and not about odds. */
export function plainForecaster(pools: readonly RawPool[], { year, rounds }: Season): Forecaster {
  return {
    year,
    rounds,
    closingRanks: (pool) => {
      const rank = pools[pool]?.last.rank;
      return rank === undefined ? null : KNOT_SCORES.map((score) => rank * Math.exp(SPREAD * score));
    },
    offered: () => 1,
    programmeOffered: () => 1,
    offerRecord: () => ({ offered: 4, of: 4 }),
    isByList: () => false,
    shared: () => null,
  };
}
