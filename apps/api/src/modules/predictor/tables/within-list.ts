import { CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import { learnListEnd } from '@dakhila/domain/predictor/forecast/list-end';
import { expectedListEnd } from '@dakhila/domain/predictor/forecast/list-growth';
import { type Forecaster, SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import type { CapFacts } from './facts.ts';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

/** A forecast range that goes so far into the list reaches its end. */
const LAST_TENTH = 0.9;
const roundsOf = ({ rounds }: Season) => Array.from({ length: rounds }, (_, at) => at + 1);

type Plan = { season: Season; pools: readonly RawPool[] };

/**
 * Forecasts of CAP bounded by the length of the state merit list: nobody beyond its end can close a pool. Pools of the end of the list are told by how far pools
 * like them reached (`list-end`), as long as no round of the season is published.
 */
export function withinList(
  { cutoffs, meritPoints }: CapFacts,
  { season, pools }: Plan,
  forecaster: Forecaster,
): Forecaster {
  const end = expectedListEnd(meritPoints, season.year);
  if (end === undefined) return forecaster;
  const wait = Math.max(1, season.year - season.lastYear);
  const known = season.givenRound > 0 ? null : learnListEnd({ ...cutoffs, meritPoints }, season.lastYear, wait);
  const sourceOf = (pool: number) => pools[pool]?.source ?? -1;
  const isStateList = (pool: number) => CAP_SECTIONS[cutoffs.pools.section[sourceOf(pool)] ?? -1]?.code !== 'AI';
  const endOf = (pool: number) => {
    const { programme, category } = cutoffs.pools;
    const shares =
      isStateList(pool) && known?.sharesOf(programme[sourceOf(pool)] ?? -1, category[sourceOf(pool)] ?? -1);
    return shares ? shares.map((share) => share * end) : null;
  };
  return {
    ...forecaster,
    isByList: (pool) => endOf(pool) !== null,
    reachesListEnd: (pool) =>
      endOf(pool) === null &&
      isStateList(pool) &&
      roundsOf(season).some(
        (round) => (forecaster.closingRanks(pool, round)?.[SHOWN_KNOTS.q90] ?? 0) >= LAST_TENTH * end,
      ),
    closingRanks: (pool, round) => {
      const own = forecaster.closingRanks(pool, round);
      const ofEnd = endOf(pool);
      if (ofEnd !== null && round === season.rounds) return ofEnd;
      if (own === null || !isStateList(pool)) return own;
      return own.map((rank, knot) => Math.min(rank, ofEnd?.[knot] ?? end));
    },
  };
}
