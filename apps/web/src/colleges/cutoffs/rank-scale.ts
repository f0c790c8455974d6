/** A logarithmic axis with better (smaller) ranks on top: twice the rank is the same step everywhere. */
export type RankScale = { place: (rank: number) => number; ticks: number[] };

const STEPS = [1, 2, 5];

/** A scale from 0 (top) to 1 (bottom) that holds all ranks with some air around them, and its round figures. */
export function rankScale(ranks: readonly number[]): RankScale {
  const best = Math.max(1, Math.min(...ranks));
  const worst = Math.max(best, ...ranks);
  // A single value, or all alike, still needs a height.
  const spread = Math.max(worst / best, 1.5) ** 0.15;
  const top = Math.log(Math.max(1, best / spread) * (best / spread < 1 ? 0.9 : 1));
  const bottom = Math.log(worst * spread);
  const place = (rank: number) => (Math.log(rank) - top) / (bottom - top);
  return { place, ticks: ticksWithin(Math.exp(top), Math.exp(bottom)) };
}

function ticksWithin(from: number, to: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(from)); power <= to; power *= 10) {
    for (const step of STEPS) {
      const tick = step * power;
      if (tick >= from && tick <= to && tick >= 1) ticks.push(tick);
    }
  }
  return ticks.length > 5 ? ticks.filter((tick) => /^10*$/.test(String(tick))) : ticks;
}
