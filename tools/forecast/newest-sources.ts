import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';
import type { JoinedPools } from '@dakhila/domain/predictor/forecast/join-pools';

/** For each pool of the table the source pool that was seen last, so that a pool carries its newest name. */
export function newestSources(
  { poolOf, poolCount }: CutoffTable & JoinedPools,
  lastYearOf: (source: number) => number,
): Int32Array {
  const newest = new Int32Array(poolCount).fill(-1);
  const year = new Int16Array(poolCount);
  for (let source = 0; source < poolOf.length; source += 1) {
    const pool = poolOf[source] ?? -1;
    if (pool === -1) continue;
    const own = lastYearOf(source);
    if (newest[pool] !== -1 && own < (year[pool] ?? 0)) continue;
    newest[pool] = source;
    year[pool] = own;
  }
  return newest;
}
