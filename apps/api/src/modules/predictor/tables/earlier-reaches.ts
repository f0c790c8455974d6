import { CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import type { EarlierReaches } from '@dakhila/domain/predictor/exam-table';
import { expectedListEnd } from '@dakhila/domain/predictor/forecast/list-growth';
import { reachedByYear, sectionReachKey } from '@dakhila/domain/predictor/forecast/list-reach';
import type { CapFacts } from './facts.ts';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

const BEYOND_EVERYBODY = 0xff_ff_ff_ff;

/**
 * How far each pool of the state list reached in earlier years, as a rank in the list expected this season. The same share of two lists is the same place, while the same
 * percentile is not: with two attempts more candidates have a high one. A year with a missing round is left out, because pools seem to have closed earlier in it.
 */
export function earlierReaches(
  { cutoffs, meritPoints }: Pick<CapFacts, 'cutoffs' | 'meritPoints'>,
  { year, lastYear }: Pick<Season, 'year' | 'lastYear'>,
  pools: readonly Pick<RawPool, 'source'>[],
): EarlierReaches | undefined {
  const end = expectedListEnd(meritPoints, year);
  if (end === undefined) return undefined;
  const source = { ...cutoffs, meritPoints };
  const complete = [...reachedByYear(source, lastYear, { isBySection: true })]
    .filter(([, { hasGap }]) => !hasGap)
    .sort(([one], [other]) => other - one);
  const { section } = cutoffs.pools;
  const rank = new Uint32Array(pools.length * complete.length);
  pools.forEach((pool, at) => {
    // The All India list is another one.
    if (CAP_SECTIONS[section[pool.source] ?? -1]?.code === 'AI') return;
    const key = sectionReachKey(source, pool.source);
    complete.forEach(([, reached], place) => {
      const share = reached.pools.get(key)?.share ?? 0;
      // Open to all was open to a candidate beyond the expected end too.
      rank[at * complete.length + place] = share >= 1 ? BEYOND_EVERYBODY : Math.round(share * end);
    });
  });
  return { years: complete.map(([own]) => own), rank };
}
