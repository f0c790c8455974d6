/**
 * How much a pool jumps from year to year, in logs of the size of its usual surprise: own surprises, shrunk to what its seat type, institute, branch
 * and programme show. Small pools jump most; which ones are small is nowhere published for past years, but it shows here.
 */
import { type AdditiveFit, fitAdditive } from './additive-fit.ts';
import type { Factor } from './cutoff-table.ts';
import { countSeen, medianInPlace } from './numbers.ts';
import type { System } from './systems.ts';

/** Each year counts this much less than the next: pools grow and calm down. */
const FADING = 0.8;
/** Two per cent: below it a surprise is as good as none, and its log would say too much. */
const LEAST_SURPRISE = 0.02;
const FEWEST_POOLS = 100;

/** A year's surprises in logs of their size, free of what their group shares; NaN where there was none. */
export function sizeOfSurprises(surprises: Float64Array, group: Factor): Float64Array {
  const centre = groupMedians(surprises, group);
  return surprises.map((own, pool) => Math.log(Math.abs(own - (centre[group.code[pool] ?? 0] ?? 0)) + LEAST_SURPRISE));
}

/** After each year the volatility of every pool, null before there was anything to measure. `sizes[year]` lists what each round track showed. */
export function filterVolatility(system: System, sizes: readonly (readonly Float64Array[])[]): (Float64Array | null)[] {
  const size = system.pools.length;
  const sum = new Float64Array(size);
  const weight = new Float64Array(size);
  let last: AdditiveFit | null = null;
  return sizes.map((tracks) => {
    for (let pool = 0; pool < size; pool += 1) {
      let own = 0;
      let count = 0;
      for (const track of tracks) {
        const value = track[pool] ?? Number.NaN;
        if (Number.isNaN(value)) continue;
        own += value;
        count += 1;
      }
      sum[pool] = (sum[pool] ?? 0) * FADING + (count > 0 ? own / count : 0);
      weight[pool] = (weight[pool] ?? 0) * FADING + (count > 0 ? 1 : 0);
    }
    const means = sum.map((own, pool) => ((weight[pool] ?? 0) > 0.1 ? own / (weight[pool] ?? 1) : Number.NaN));
    if (tracks.length > 0 && countSeen(means) >= FEWEST_POOLS) {
      const model = { effects: system.volatility, noise: system.noise };
      last = fitAdditive(means, model, { trust: weight, start: last?.settled, isPlain: true });
    }
    return last?.fitted ?? null;
  });
}

/** The median of each group, that of all where a group has next to nothing. */
export function groupMedians(values: Float64Array, { code, size }: Factor): Float64Array {
  const counts = new Int32Array(size + 1);
  for (let pool = 0; pool < values.length; pool += 1) {
    if (Number.isNaN(values[pool] ?? Number.NaN)) continue;
    const after = (code[pool] ?? 0) + 1;
    counts[after] = (counts[after] ?? 0) + 1;
  }
  for (let group = 0; group < size; group += 1) counts[group + 1] = (counts[group + 1] ?? 0) + (counts[group] ?? 0);
  const next = counts.slice();
  const sorted = new Float64Array(counts[size] ?? 0);
  for (let pool = 0; pool < values.length; pool += 1) {
    const own = values[pool] ?? Number.NaN;
    if (Number.isNaN(own)) continue;
    const group = code[pool] ?? 0;
    sorted[next[group] ?? 0] = own;
    next[group] = (next[group] ?? 0) + 1;
  }
  const medians = new Float64Array(size).fill(Number.NaN);
  for (let group = 0; group < size; group += 1) {
    const own = sorted.subarray(counts[group] ?? 0, counts[group + 1] ?? 0);
    if (own.length >= FEWEST_IN_GROUP) medians[group] = medianInPlace(own);
  }
  const common = sorted.length > 0 ? medianInPlace(sorted) : 0;
  return medians.map((own) => (Number.isNaN(own) ? common : own));
}

const FEWEST_IN_GROUP = 15;
