import { CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import { learnListEnd, type Reach } from '@dakhila/domain/predictor/forecast/list-end';
import { expectedListEnd } from '@dakhila/domain/predictor/forecast/list-growth';
import { type Forecaster, SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import type { CapFacts } from './facts.ts';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

/** A forecast range that goes so far into the list reaches its end. */
const LAST_TENTH = 0.9;

type Plan = { season: Season; pools: readonly RawPool[] };

/**
 * Forecasts of CAP bounded by the length of the state merit list: nobody beyond its end can close a pool. Pools near the end of the list are told by how far pools
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
  const { programme, category, section } = cutoffs.pools;
  const isStateList = pools.map(({ source }) => CAP_SECTIONS[section[source] ?? -1]?.code !== 'AI');
  const reach = pools.map(({ source }, pool) =>
    isStateList[pool] ? (known?.reachOf(programme[source] ?? -1, category[source] ?? -1) ?? null) : null,
  );
  const isByList = (pool: number) => reach[pool]?.weight === 1 && reach[pool].shares !== null;
  const atTheEnd = pools.map((_, pool) =>
    isStateList[pool] ? meetList(deepestOf(forecaster, pool), reach[pool] ?? null, end) : null,
  );
  return {
    ...forecaster,
    isByList,
    reachesListEnd: (pool) => !isByList(pool) && (atTheEnd[pool]?.[SHOWN_KNOTS.q90] ?? 0) >= LAST_TENTH * end,
    closingRanks: (pool, round) => {
      const own = forecaster.closingRanks(pool, round);
      if (!isStateList[pool]) return own;
      const last = atTheEnd[pool] ?? null;
      return round === season.rounds ? last : (own?.map((rank, knot) => Math.min(rank, last?.[knot] ?? end)) ?? null);
    },
  };
}

/** How far the model lets a pool go by its last round: no round closes before an earlier one. */
function deepestOf(forecaster: Forecaster, pool: number): number[] | null {
  let deepest: number[] | null = null;
  for (let round = 1; round <= forecaster.rounds; round += 1) {
    const before: number[] = deepest ?? [];
    deepest = forecaster.closingRanks(pool, round)?.map((rank, knot) => Math.max(rank, before[knot] ?? 0)) ?? deepest;
  }
  return deepest;
}

/** The ranks of the model passing into the shares of the list, never beyond its end. */
function meetList(own: readonly number[] | null, reach: Reach | null, end: number): number[] | null {
  const { shares, weight, most } = reach ?? { shares: null, weight: 0, most: null };
  if (shares !== null && weight === 1) return shares.map((share) => share * end);
  return (
    own?.map((rank, knot) => {
      const met = shares === null ? rank : rank ** (1 - weight) * ((shares[knot] ?? 1) * end) ** weight;
      return Math.min(met, (most?.[knot] ?? 1) * end);
    }) ?? null
  );
}
