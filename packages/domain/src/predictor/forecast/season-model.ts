/**
 * The forecast before a season: how far each pool will close from last year's rank.
 *
 * Location: last year's rank, pulled towards the pool's own level and towards the fit of all levels, plus the year's shift. The pulls are fitted by
 * least absolute deviations on all past years, recent ones counting more; the finer ones are held back as if each year were one observation, because
 * the pools of one year err together. Spread: a log-linear model of the error's size. Shape: the errors in units of their spread.
 */
import type { History } from './history.ts';
import { type Kinship, kinshipOf, type YearErrors } from './kinship.ts';
import { predict } from './linear-fits.ts';
import { type SeasonBlock, seasonBlock } from './season-rows.ts';
import { fitLocation, type LocationModel, stackTraining } from './training.ts';
import { groupMedians } from './volatility.ts';
import { expectShift, fading, growthOfList, type PastShift, type YearShift } from './year-shift.ts';

export type SeasonModel = LocationModel & {
  /** By group. */
  shifts: readonly YearShift[];
  /** What a round further than last year's last one closes from it, by group. */
  gapShift: readonly number[];
  /** What the errors of different pools share beyond the shift. */
  kinship: Kinship;
};

/** Held back by this share of their own weight, over the number of years. */
const FINE_PULL_PENALTY = 0.1;
const FREE_PULLS = 2;
const MOST_YEARS = 8;
/** Errors beyond a factor of e² are accidents of the lists. */
const LARGEST_ERROR = 2;

type Trained = { block: SeasonBlock; round: number; shift: Float64Array; age: number };

/** Learns from all years of the history before `year`. Null when no year has one before it. */
export function fitSeason(history: History, year: number): SeasonModel | null {
  const trained = trainingBlocks(history, year);
  const training = stackTraining(weighByYear(trained));
  const [location, spread] = training.designs;
  if (location === undefined || spread === undefined) return null;
  const years = new Set(trained.map(({ age }) => age)).size;
  const penalty = location.columns.map((_, at) => (at < FREE_PULLS ? 0 : FINE_PULL_PENALTY / years));
  const { model } = fitLocation([location, spread], training, penalty, LARGEST_ERROR);
  const past = Array.from({ length: history.system.shift.size }, (_, group) => pastShifts(trained, group));
  return {
    ...model,
    shifts: past.map((own, group) => expectShift(own, growthOfList(history.system, history.held, group, year))),
    gapShift: past.map((own, group) => gapShiftOf(trained, own, group)),
    kinship: kinshipOf(errorsOf(history, trained, model), history.system.programme.code, history.system.institute.code),
  };
}

/** The errors of each year in its first and last round, in units of their spread. */
function errorsOf({ system }: History, trained: readonly Trained[], model: LocationModel): YearErrors[] {
  const inUnits = ({ block, shift }: Trained) => {
    const { pools: rows, change, group } = block;
    const location = predict({ rows: rows.length, columns: block.location }, model.location);
    const spread = predict({ rows: rows.length, columns: block.spread }, model.spread);
    const errors = new Float64Array(system.pools.length).fill(Number.NaN);
    rows.forEach((pool, row) => {
      const error = (change[row] ?? 0) - (shift[group.code[row] ?? 0] ?? 0) - (location[row] ?? 0);
      errors[pool] = error / Math.exp(spread[row] ?? 0);
    });
    return errors;
  };
  const byAge = Map.groupBy(
    trained.filter(({ block }) => block.gap === 0),
    ({ age }) => age,
  );
  return [...byAge].flatMap(([age, rounds]) => {
    const [first, last] = [rounds[0], rounds.at(-1)];
    if (first === undefined || last === undefined) return [];
    const ofLast = inUnits(last);
    return [{ age, first: first.round === last.round ? ofLast : inUnits(first), last: ofLast }];
  });
}

function trainingBlocks(history: History, target: number): Trained[] {
  const trained: Trained[] = [];
  const add = (year: number, round: number, asIf?: number) => {
    const block = seasonBlock(history, year, round, asIf);
    if (block !== null)
      trained.push({ block, round, shift: groupMedians(block.change, block.group), age: target - year });
  };
  for (let year = Math.max(1, target - MOST_YEARS); year < target; year += 1) {
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
  return trained;
}

/** Rows free of their shift. Each year weighs by its age, however many rows it has. */
function weighByYear(trained: readonly Trained[]) {
  const rowsOfYear = new Map<number, number>();
  const parts = trained.map(({ block, shift, age }) => {
    let known = 0;
    const target = block.change.map((change, row) => {
      if (!Number.isNaN(change)) known += 1;
      return change - (shift[block.group.code[row] ?? 0] ?? 0);
    });
    rowsOfYear.set(age, (rowsOfYear.get(age) ?? 0) + known);
    return { columns: [block.location, block.spread], target, age };
  });
  return parts.map((part) => ({ ...part, weight: fading(part.age) / Math.max(rowsOfYear.get(part.age) ?? 1, 1) }));
}

/** A group's shift in each year: the mean over the rounds that both years held. */
function pastShifts(trained: readonly Trained[], group: number): PastShift[] {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { block, shift, age } of trained) {
    if (block.gap !== 0 || !block.group.code.includes(group)) continue;
    const own = sums.get(age) ?? { sum: 0, count: 0 };
    sums.set(age, { sum: own.sum + (shift[group] ?? 0), count: own.count + 1 });
  }
  return [...sums].map(([age, { sum, count }]) => ({ age, shift: sum / count }));
}

/** How much further than the year's shift a round lay that stood one further than last year's last. */
function gapShiftOf(trained: readonly Trained[], past: readonly PastShift[], group: number): number {
  let sum = 0;
  let weights = 1;
  for (const { block, shift, age } of trained) {
    const usual = past.find((own) => own.age === age);
    if (block.gap !== 1 || usual === undefined) continue;
    sum += fading(age) * ((shift[group] ?? 0) - usual.shift);
    weights += fading(age);
  }
  return sum / weights;
}
