/** A logarithmic axis with better (smaller) ranks on top: twice the rank is the same step everywhere. */
export type RankScale = { place: (rank: number) => number; ticks: number[] };

/** A scale from 0 (top) to 1 (bottom) that holds all ranks with some air around them, and a few round figures on it. */
export function rankScale(ranks: readonly number[]): RankScale {
  const best = Math.max(1, Math.min(...ranks));
  const worst = Math.max(best, ...ranks);
  // A single value, or all alike, still needs a height.
  const air = Math.max(worst / best, 1.5) ** 0.15;
  const from = best / air;
  const to = worst * air;
  const place = (rank: number) => Math.log(rank / from) / Math.log(to / from);
  return { place, ticks: ticksWithin(from, to) };
}

/** 1, 2, 5, 10, 20 … over a wide range; over a narrow one as evenly as a ruler. */
function ticksWithin(from: number, to: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(from)); power <= to; power *= 10) {
    for (const step of [1, 2, 5]) ticks.push(step * power);
  }
  const inside = ticks.filter((tick) => tick >= from && tick <= to && tick >= 1);
  if (inside.length > 5) return inside.filter((tick) => Number.isInteger(Math.log10(tick)));
  return inside.length >= 3 ? inside : evenTicks(from, to);
}

function evenTicks(from: number, to: number): number[] {
  const rough = (to - from) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [5, 2, 1].map((factor) => factor * power).find((size) => size <= rough) ?? power);
  const ticks: number[] = [];
  for (let tick = Math.ceil(Math.max(from, 1) / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}
