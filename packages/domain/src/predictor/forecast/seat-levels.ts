import type { System } from './systems.ts';

/** For each pool the mean level of the pools that stood for the same seat last year; NaN where there were none. */
export function seatLevels({ seats, pools }: System, level: Float64Array, isWarm: Uint8Array): Float64Array {
  const sums = new Float64Array(pools.length);
  const counts = new Uint8Array(pools.length);
  for (const { code, size } of seats) {
    const [sum, count] = [new Float64Array(size), new Int32Array(size)];
    for (let pool = 0; pool < pools.length; pool += 1) {
      const own = level[pool] ?? Number.NaN;
      if (isWarm[pool] === 0 || Number.isNaN(own)) continue;
      const seat = code[pool] ?? 0;
      sum[seat] = (sum[seat] ?? 0) + own;
      count[seat] = (count[seat] ?? 0) + 1;
    }
    for (let pool = 0; pool < pools.length; pool += 1) {
      const seat = code[pool] ?? 0;
      if (count[seat] === 0) continue;
      sums[pool] = (sums[pool] ?? 0) + (sum[seat] ?? 0) / (count[seat] ?? 1);
      counts[pool] = (counts[pool] ?? 0) + 1;
    }
  }
  return sums.map((sum, pool) => sum / (counts[pool] ?? 0));
}
