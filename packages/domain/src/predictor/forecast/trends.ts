/**
 * Which way like pools went last year: the mean change of the other pools of a programme, an institute, a branch or a family of branches, shrunk to 0 by
 * count. A fashion that began last year goes on a little. The regression of `season-model` decides what is made of it.
 * Not to be trusted: where only one past year shows what came after such a change (see `season-model`).
 */
import type { Factor } from './cutoff-table.ts';
import { difference } from './numbers.ts';
import { groupMedians } from './volatility.ts';

/** Pools that a mean needs before it outweighs 0. */
const PRIOR_POOLS = 3;
/** A change beyond this is an accident of the lists. */
const LARGEST = 1;
const clip = (change: number) => Math.min(Math.max(change, -LARGEST), LARGEST);

/** By factor, the mean change of each pool's related from one year to the next, beside what its cohort moved by. */
export function trendsOf(
  before: Float64Array,
  after: Float64Array,
  cohort: Factor,
  related: readonly Factor[],
): Float64Array[] {
  const change = difference(after, before);
  const usual = groupMedians(change, cohort);
  for (let pool = 0; pool < change.length; pool += 1)
    change[pool] = clip((change[pool] ?? 0) - (usual[cohort.code[pool] ?? 0] ?? 0));
  return related.map((factor) => meanOfOthers(change, factor));
}

function meanOfOthers(change: Float64Array, { code, size }: Factor): Float64Array {
  const sum = new Float64Array(size);
  const count = new Float64Array(size);
  for (let pool = 0; pool < change.length; pool += 1) {
    const own = change[pool] ?? Number.NaN;
    if (Number.isNaN(own)) continue;
    const place = code[pool] ?? 0;
    sum[place] = (sum[place] ?? 0) + own;
    count[place] = (count[place] ?? 0) + 1;
  }
  const means = new Float64Array(change.length);
  for (let pool = 0; pool < change.length; pool += 1) {
    const own = change[pool] ?? Number.NaN;
    const place = code[pool] ?? 0;
    const isIn = !Number.isNaN(own);
    const others = (sum[place] ?? 0) - (isIn ? own : 0);
    means[pool] = others / ((count[place] ?? 0) - (isIn ? 1 : 0) + PRIOR_POOLS);
  }
  return means;
}
