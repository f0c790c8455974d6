/** What the forecast before a season learns from: the first, a middle and the last round of every past year, each measured from the year before it. */
import type { Factor } from './cutoff-table.ts';
import type { History } from './history.ts';
import { predict } from './linear-fits.ts';
import { type SeasonBlock, seasonBlock } from './season-rows.ts';
import type { YearErrors } from './shared-errors.ts';
import type { LocationModel, TrainingPart } from './training.ts';
import { groupMedians } from './volatility.ts';
import { fading } from './year-shift.ts';

/** A past block with the shift of each group in it. */
export type SeasonPart = { block: SeasonBlock; round: number; shift: Float64Array; age: number };

const MAX_YEARS = 8;

/** The blocks of the years before `target`. */
export function seasonParts(history: History, target: number): SeasonPart[] {
  const parts: SeasonPart[] = [];
  const add = (year: number, round: number, asIf?: number) => {
    const block = seasonBlock(history, year, round, asIf);
    if (block === null) return;
    parts.push({ block, round, shift: groupMedians(block.change, block.group), age: target - year });
  };
  for (let year = Math.max(1, target - MAX_YEARS); year < target; year += 1) {
    const held = history.held[year] ?? [];
    const before = history.held[year - 1] ?? [];
    if (before.length === 0) continue;
    const middle = held[Math.floor(held.length / 2)] ?? 0;
    for (const round of new Set([held[0] ?? 0, middle, held.at(-1) ?? 0])) if (round > 0) add(year, round);
    // As if last year's last round had not been held, to learn what such a gap costs.
    const last = before.at(-1) ?? 0;
    const isLearnt = before.length > 1 && held.includes(last) && !history.system.lastRoundDiffers;
    if (isLearnt) add(year, last, last - 1);
  }
  return parts;
}

/** Where the median of a cohort's errors in a part stands among all such medians. */
export const clusterOf = (part: number, cohort: number, cohorts: number) => part * cohorts + cohort;

/** Rows free of their group's shift. Each year weighs by its age, however many rows it has. */
export function trainingParts(parts: readonly SeasonPart[], cohort: Factor): TrainingPart[] {
  const rowsOfYear = new Map<number, number>();
  const rows = parts.map(({ block, shift, age }, part) => {
    let known = 0;
    const target = block.change.map((change, row) => {
      if (!Number.isNaN(change)) known += 1;
      return change - (shift[block.group.code[row] ?? 0] ?? 0);
    });
    rowsOfYear.set(age, (rowsOfYear.get(age) ?? 0) + known);
    const cluster = block.pools.map((pool) => clusterOf(part, cohort.code[pool] ?? 0, cohort.size));
    return { columns: [block.location, block.spread], target, age, cluster };
  });
  return rows.map(({ age, ...part }) => ({ ...part, weight: fading(age) / Math.max(rowsOfYear.get(age) ?? 1, 1) }));
}

/** The errors of each year in its first and last round, free of their cohort's shift, in units of their spread. */
export function seasonErrors(
  { system: { pools, cohort } }: History,
  parts: readonly SeasonPart[],
  model: LocationModel,
  medians: Float64Array,
): YearErrors[] {
  const inUnits = (part: number) => {
    const errors = new Float64Array(pools.length).fill(Number.NaN);
    const { block, shift } = parts[part] ?? {};
    if (block === undefined || shift === undefined) return errors;
    const rows = block.pools.length;
    const location = predict({ rows, columns: block.location }, model.location);
    const spread = predict({ rows, columns: block.spread }, model.spread);
    block.pools.forEach((pool, row) => {
      const beside = medians[clusterOf(part, cohort.code[pool] ?? 0, cohort.size)] ?? 0;
      const shifted = (shift[block.group.code[row] ?? 0] ?? 0) + beside;
      errors[pool] = ((block.change[row] ?? 0) - shifted - (location[row] ?? 0)) / Math.exp(spread[row] ?? 0);
    });
    return errors;
  };
  const places = [...parts.keys()].filter((part) => parts[part]?.block.gap === 0);
  const byAge = Map.groupBy(places, (part) => parts[part]?.age ?? 0);
  return [...byAge].map(([age, own]) => {
    const [from, to] = [own[0] ?? 0, own.at(-1) ?? 0];
    const last = inUnits(to);
    return { age, first: from === to ? last : inUnits(from), last };
  });
}
