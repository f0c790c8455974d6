/**
 * The shift that a whole group of pools shares from one year to the next, and what to expect of the coming one. Mean: half the usual growth of the group's deep
 * ranks (their 90th percentile). A list that grows only at its end shifts no rank, one that grows evenly shifts all ranks by its growth; the truth is between.
 * The few past shifts predicted the next one worse than that. Spread: of the past shifts about that mean, recent years counting more. No number of pools makes
 * it smaller: draw it once a year and group. Limits: rule changes (a new category, a new quota) shift a group by more than any past year shows.
 */
import { median } from './numbers.ts';
import { logsOf, type System } from './systems.ts';

export type YearShift = { mean: number; spread: number };

/** One observed shift: its year's age (1: last year) and size. */
export type PastShift = { age: number; shift: number };

/** Years after which a past shift counts half. */
const HALF_LIFE_YEARS = 3;
/** The usual shift of an exam counts as this many recent years. */
const PRIOR_YEARS = 8;
/** What a list's growth moves its closing ranks by. */
export const SHARE_OF_GROWTH = 0.5;
const DEEP = 0.9;
const FEWEST_POOLS = 50;

/** What to expect of the coming shift, where `usual` is the spread before anything is known. */
export function expectShift(past: readonly PastShift[], growth: number, usual: number): YearShift {
  const mean = SHARE_OF_GROWTH * growth;
  let squares = PRIOR_YEARS * usual ** 2;
  let weights = PRIOR_YEARS;
  for (const { age, shift } of past) {
    squares += fading(age) * (shift - mean) ** 2;
    weights += fading(age);
  }
  return { mean, spread: Math.sqrt(squares / weights) };
}

/** What a year of this age counts. */
export function fading(age: number): number {
  return 0.5 ** ((age - 1) / HALF_LIFE_YEARS);
}

/** The usual yearly growth of the deep ranks of one group, over the years before `year`: the median, so that a change of rules does not count. */
export function growthOfList(
  { panel, shift }: System,
  held: readonly (readonly number[])[],
  group: number,
  year: number,
): number {
  const depths = held.slice(0, year).map((rounds, at) => {
    const logs = logsOf(panel, at, rounds[0] ?? 0);
    const own = logs.filter((log, pool) => shift.code[pool] === group && !Number.isNaN(log)).sort();
    return own.length < FEWEST_POOLS ? Number.NaN : (own[Math.floor(own.length * DEEP)] ?? Number.NaN);
  });
  const growths = depths.slice(1).map((depth, at) => depth - (depths[at] ?? Number.NaN));
  const known = growths.filter((growth) => !Number.isNaN(growth));
  return known.length === 0 ? 0 : median(known);
}
