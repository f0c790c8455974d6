/**
 * The shift that a whole group of pools shares from one year to the next, and what to expect of the coming one. Mean: a share of the growth of the group's list
 * where that is published, else half the usual growth of its deep ranks (their 90th percentile). A list that grows only at its end shifts no rank, one that grows
 * evenly shifts all ranks by its growth; the truth is between. The few past shifts predicted the next one worse than that. Spread: of the past shifts about what
 * was expected of them, recent years counting more. No number of pools makes it smaller: draw it once a year and group. Limits: rule changes (a new category, a
 * new quota) shift a group by more than any past year shows.
 */
import { median } from './numbers.ts';
import { logsOf, type System } from './systems.ts';

export type YearShift = { mean: number; spread: number };

/** How far a past shift was from the expected one; `age` 1 is last year. */
export type PastError = { age: number; error: number };

/** Years after which a past shift counts half. */
const HALF_LIFE_YEARS = 3;
/** The usual shift of an exam counts as this many recent years. */
const PRIOR_YEARS = 8;
/** What the usual growth of the deep ranks moves all ranks by. */
const SHARE_OF_DEPTH = 0.5;
const DEEP = 0.9;
const FEWEST_POOLS = 50;

/** The spread of the coming shift about the expected one, where `usual` is the spread before anything is known. */
export function spreadOfShift(past: readonly PastError[], usual: number): number {
  let squares = PRIOR_YEARS * usual ** 2;
  let weights = PRIOR_YEARS;
  for (const { age, error } of past) {
    squares += fading(age) * error ** 2;
    weights += fading(age);
  }
  return Math.sqrt(squares / weights);
}

/** How far the ranks of a pool's list should move in a calendar year: by the growth of the list where it is published, else by the usual move. */
export function expectedMove(
  { listGrowth, listPull, without }: Pick<System, 'listGrowth' | 'listPull' | 'without'>,
  pool: number,
  year: number,
  usual: number,
): number {
  const growth = without.has('growth') ? undefined : listGrowth(pool, year);
  return growth === undefined ? usual : listPull * growth;
}

/** What a year of this age counts. */
export function fading(age: number): number {
  return 0.5 ** ((age - 1) / HALF_LIFE_YEARS);
}

/** The usual yearly move of one group over the years before `year`: half the growth of its deep ranks. The median, so that a change of rules does not count. */
export function usualMove(
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
  return known.length === 0 ? 0 : SHARE_OF_DEPTH * median(known);
}
