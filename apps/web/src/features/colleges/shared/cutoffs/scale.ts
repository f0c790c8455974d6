import { indianNumber } from '../../../../lib/format.ts';
import { isComparable } from './choose-pool.ts';
import type { Closing, Pool } from './history-view.ts';

/** A logarithmic axis with better (smaller) ranks on top: twice the rank is the same step everywhere. */
type RankScale = { place: (rank: number) => number; ticks: number[] };

/**
 * A scale from 0 (top) to 1 (bottom) that holds all ranks with some margin, and a few round ticks on it. `least` is the smallest value there
 * can be: 1 for a rank, less for the share of candidates above a percentile.
 */
export function rankScale(ranks: readonly number[], least = 1): RankScale {
  const best = Math.max(least, Math.min(...ranks));
  const worst = Math.max(best, ...ranks);
  // A single value, or all alike, still needs a height.
  const margin = Math.max(worst / best, 1.5) ** 0.15;
  const from = best / margin;
  const to = worst * margin;
  const place = (rank: number) => Math.log(rank / from) / Math.log(to / from);
  return { place, ticks: ticksWithin(from, to, least) };
}

/** 1, 2, 5, 10, 20 … over a wide range; even steps over a narrow one. */
function ticksWithin(from: number, to: number, least: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(from)); power <= to; power *= 10) {
    for (const step of [1, 2, 5]) ticks.push(step * power);
  }
  const inside = ticks.filter((tick) => tick >= from && tick <= to && tick >= least);
  if (inside.length > 5) return inside.filter((tick) => Number.isInteger(Math.log10(tick)));
  return inside.length >= 3 ? inside : evenTicks(from, to, least);
}

function evenTicks(from: number, to: number, least: number): number[] {
  const rough = (to - from) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(least, [5, 2, 1].map((factor) => factor * power).find((size) => size <= rough) ?? power);
  const ticks: number[] = [];
  for (let tick = Math.ceil(Math.max(from, least) / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}

/** What a chart of closings shows: how far from the top a closing is, and how that is written. */
export type Measure = {
  numberOf: (closing: Closing) => number;
  textOf: (value: number) => string;
  scaleOf: (values: readonly number[]) => RankScale;
};

export const RANKS: Measure = { numberOf: ({ rank }) => rank, textOf: indianNumber, scaleOf: rankScale };

/** Percentiles are published to 7 places; on a chart, those closer to 100 than this would look the same. */
const LEAST_SHARE = 0.001;
const PERCENTILES: Measure = {
  numberOf: ({ percentile }) => Math.max(LEAST_SHARE, 100 - (percentile ?? 0)),
  textOf: (share) => String(Number((100 - share).toFixed(2))),
  scaleOf: (shares) => rankScale(shares, LEAST_SHARE),
};

/** Percentiles where every closing has one: merit numbers of different years are not comparable, because CAP's list grows. */
export function measureOf(pool: Pool): Measure {
  const closings = pool.years.flatMap(({ rounds }) => rounds.filter(isComparable));
  return closings.length > 0 && closings.every(({ percentile }) => percentile !== null) ? PERCENTILES : RANKS;
}
