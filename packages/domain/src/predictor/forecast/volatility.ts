/**
 * How much a pool jumps from year to year, in logs of the size of its usual surprise: own surprises, shrunk to what its seat type, institute, branch
 * and programme show. Small pools jump most; which ones are small is nowhere published for past years, but it shows here.
 */
import { fitAdditive } from './additive-fit.ts';
import { median, placesSeen } from './numbers.ts';
import type { System } from './systems.ts';

/** Each year counts this much less than the next: pools grow and calm down. */
const FADING = 0.8;
/** Two per cent: below it a surprise is as good as none, and its log would say too much. */
const LEAST_SURPRISE = 0.02;
const FEWEST_POOLS = 100;

/** A year's surprises in logs of their size, free of what their group shares; NaN where there was none. */
export function sizeOfSurprises(surprises: Float64Array, group: System['shift']): Float64Array {
  const centre = groupMedians(surprises, group);
  return surprises.map((own, pool) => Math.log(Math.abs(own - (centre[group.code[pool] ?? 0] ?? 0)) + LEAST_SURPRISE));
}

/** After each year the volatility of every pool, null before there was anything to measure. `sizes[year]` lists what each round track showed. */
export function filterVolatility(system: System, sizes: readonly (readonly Float64Array[])[]): (Float64Array | null)[] {
  const size = system.pools.length;
  const sum = new Float64Array(size);
  const weight = new Float64Array(size);
  let current: Float64Array | null = null;
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
    if (tracks.length > 0 && placesSeen(means).length >= FEWEST_POOLS) {
      current = fitAdditive(means, { effects: system.volatility, noise: system.noise }, weight).fitted;
    }
    return current;
  });
}

/** The median of each group, that of all where a group has next to nothing. */
export function groupMedians(values: Float64Array, { code, size }: System['shift']): Float64Array {
  const lists: number[][] = Array.from({ length: size }, () => []);
  const all: number[] = [];
  for (let pool = 0; pool < values.length; pool += 1) {
    const own = values[pool] ?? Number.NaN;
    if (Number.isNaN(own)) continue;
    lists[code[pool] ?? 0]?.push(own);
    all.push(own);
  }
  const common = all.length > 0 ? median(all) : 0;
  return Float64Array.from(lists, (list) => (list.length >= FEWEST_IN_GROUP ? median(list) : common));
}

const FEWEST_IN_GROUP = 15;
