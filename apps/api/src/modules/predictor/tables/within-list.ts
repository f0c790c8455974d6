import { CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import { learnListEnd, type Reach } from '@dakhila/domain/predictor/forecast/list-end';
import { expectedListEnd } from '@dakhila/domain/predictor/forecast/list-growth';
import { type Forecaster, SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import type { CapFacts } from './facts.ts';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

/** A forecast whose upper bound is beyond this share of the list counts as reaching its end. */
const LIST_END_SHARE = 0.9;

type Plan = { season: Season; pools: readonly RawPool[] };

/**
 * Limits CAP forecasts to the length of the state merit list, because no closing rank can be beyond its end. Pools near the end are forecast from how far
 * similar pools reached (`list-end`), until the first round of the season is published.
 */
export function withinList(
  { cutoffs, meritPoints }: CapFacts,
  { season, pools }: Plan,
  forecaster: Forecaster,
): Forecaster {
  const end = expectedListEnd(meritPoints, season.year);
  if (end === undefined) return forecaster;
  const yearsAhead = Math.max(1, season.year - season.lastYear);
  const listEnd = season.givenRound > 0 ? null : learnListEnd({ ...cutoffs, meritPoints }, season.lastYear, yearsAhead);
  const { section } = cutoffs.pools;
  const isStateList = pools.map(({ source }) => CAP_SECTIONS[section[source] ?? -1]?.code !== 'AI');
  const reach = pools.map(({ source }, pool) => (isStateList[pool] ? (listEnd?.reachOf(source) ?? null) : null));
  const isByList = (pool: number) => reach[pool]?.weight === 1 && reach[pool].shares !== null;
  const lastRoundRanks = pools.map((_, pool) =>
    isStateList[pool] ? blendWithList(highestRanks(forecaster, pool), reach[pool] ?? null, end) : null,
  );
  return {
    ...forecaster,
    isByList,
    reachesListEnd: (pool) => !isByList(pool) && (lastRoundRanks[pool]?.[SHOWN_KNOTS.q90] ?? 0) >= LIST_END_SHARE * end,
    closingRanks: (pool, round) => {
      const own = forecaster.closingRanks(pool, round);
      if (!isStateList[pool]) return own;
      const last = lastRoundRanks[pool] ?? null;
      return round === season.rounds ? last : (own?.map((rank, knot) => Math.min(rank, last?.[knot] ?? end)) ?? null);
    },
  };
}

/** The model's closing ranks by the last round: the maximum over the rounds, because a pool never gets harder to enter. */
function highestRanks(forecaster: Forecaster, pool: number): number[] | null {
  let highest: number[] | null = null;
  for (let round = 1; round <= forecaster.rounds; round += 1) {
    const before: number[] = highest ?? [];
    highest = forecaster.closingRanks(pool, round)?.map((rank, knot) => Math.max(rank, before[knot] ?? 0)) ?? highest;
  }
  return highest;
}

/** Blends the model's ranks with those from the list's shares by weight, limited to the end of the list. */
function blendWithList(own: readonly number[] | null, reach: Reach | null, end: number): number[] | null {
  const { shares, weight, most } = reach ?? { shares: null, weight: 0, most: null };
  if (shares !== null && weight === 1) return shares.map((share) => share * end);
  return (
    own?.map((rank, knot) => {
      const blended = shares === null ? rank : rank ** (1 - weight) * ((shares[knot] ?? 1) * end) ** weight;
      return Math.min(blended, (most?.[knot] ?? 1) * end);
    }) ?? null
  );
}
