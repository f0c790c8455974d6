/**
 * How much wider the errors are when there are years between the data and the forecast year. Learnt from the past: the same forecasts, compared with what
 * happened as many years later. Less than the root of the years, because the noise of a single year does not add up.
 */
import type { History } from './history.ts';
import { predict } from './linear-fits.ts';
import type { SeasonPart } from './season-training.ts';
import { logsOf, roundStandingFor } from './systems.ts';
import type { LocationModel } from './training.ts';
import { groupMedians } from './volatility.ts';
import { fading } from './year-shift.ts';

/** An error beyond six spreads counts as six. */
const LARGEST = 6;
/** A guess of its own, the root of the years, counts as one year. */
const PRIOR_YEARS = 1;

/** The factor for the spread of a forecast, `wait` years after the last data (1: the next year). */
export function waitSpread(
  { system, held }: History,
  parts: readonly SeasonPart[],
  model: LocationModel,
  wait: number,
): number {
  if (wait === 1) return 1;
  let sum = PRIOR_YEARS * Math.sqrt(wait);
  let weights = PRIOR_YEARS;
  for (const { block, round, age } of parts) {
    const later = block.year + wait - 1;
    const standing = roundStandingFor(held[later] ?? [], round);
    if (age < wait || standing === 0 || block.gap !== 0) continue;
    const rows = block.pools.length;
    const location = predict({ rows, columns: block.location }, model.location);
    const spread = predict({ rows, columns: block.spread }, model.spread);
    const sizeOf = (change: (row: number) => number) => {
      const errors = location.map((own, row) => change(row) - own);
      const cohort = block.pools.map((pool) => system.cohort.code[pool] ?? 0);
      const medians = groupMedians(errors, { code: cohort, size: system.cohort.size });
      let size = 0;
      let count = 0;
      for (let row = 0; row < rows; row += 1) {
        const error = Math.abs((errors[row] ?? 0) - (medians[cohort[row] ?? 0] ?? 0)) / Math.exp(spread[row] ?? 0);
        if (Number.isNaN(error)) continue;
        size += Math.min(error, LARGEST);
        count += 1;
      }
      return size / count;
    };
    const outcome = logsOf(system.panel, later, standing);
    const soon = sizeOf((row) => block.change[row] ?? Number.NaN);
    const late = sizeOf((row) => (outcome[block.pools[row] ?? 0] ?? Number.NaN) - (block.anchor[row] ?? 0));
    if (!(late / soon > 0)) continue;
    sum += fading(age) * (late / soon);
    weights += fading(age);
  }
  return sum / weights;
}
