/**
 * The forecast before a season: how far each pool will close from last year's rank.
 *
 * Location: last year's rank, pulled towards the pool's own level and towards the fit of all levels, plus the year's shift. The pulls are fitted by
 * least absolute deviations on all past years, recent ones counting more; the finer ones are held back as if each year were one observation, because
 * the pools of one year err together. Spread: a log-linear model of the error's size. Shape: the errors in units of their spread.
 */
import type { History } from './history.ts';
import { type Design, fitSpread, leastAbsolute, predict } from './linear-fits.ts';
import { type SeasonBlock, seasonBlock } from './season-rows.ts';
import { type Shape, shapeOf } from './shape.ts';
import { groupMedians } from './volatility.ts';
import { expectShift, fading, growthOfList, type PastShift, type YearShift } from './year-shift.ts';

export type SeasonModel = {
  pulls: Float64Array;
  spread: Float64Array;
  shape: Shape;
  /** By group. */
  shifts: readonly YearShift[];
  /** What a round further than last year's last one closes from it, by group. */
  gapShift: readonly number[];
};

/** Held back by this share of their own weight for each year of data that is missing to one. */
const FINE_PULL_PENALTY = 0.1;
const FREE_PULLS = 2;
const MOST_YEARS = 8;
/** Errors beyond a factor of e² are accidents of the lists. */
const LARGEST_ERROR = 2;

type Trained = { block: SeasonBlock; shift: Float64Array; age: number };

/** Learns from all years of the history before `year`. Null when no year has one before it. */
export function fitSeason(history: History, year: number): SeasonModel | null {
  const trained = trainingBlocks(history, year);
  if (trained.length === 0) return null;
  const rows = stack(trained);
  const years = new Set(trained.map(({ block }) => block.year)).size;
  const penalty = Array.from({ length: rows.location.width }, (_, at) =>
    at < FREE_PULLS ? 0 : FINE_PULL_PENALTY / years,
  );
  const first = predict(rows.spread, fitSpread(rows.spread, sizes(rows.target), rows.weight));
  const weight = rows.weight.map((own, row) => own / Math.exp(first[row] ?? 0));
  const pulls = leastAbsolute(rows.location, rows.target, weight, penalty);
  const fitted = predict(rows.location, pulls);
  const errors = rows.target.map((own, row) => own - (fitted[row] ?? 0));
  const spread = fitSpread(rows.spread, sizes(errors), rows.weight);
  const logs = predict(rows.spread, spread);
  const shape = shapeOf(
    errors.map((own, row) => own / Math.exp(logs[row] ?? 0)),
    rows.weight,
  );
  const groups = history.system.shift.size;
  const past = Array.from({ length: groups }, (_, group) => pastShifts(trained, group));
  return {
    pulls,
    spread,
    shape,
    shifts: past.map((own, group) => expectShift(own, growthOfList(history.system, history.held, group, year))),
    gapShift: past.map((own, group) => gapShiftOf(trained, own, group)),
  };
}

const sizes = (errors: Float64Array) => errors.map((error) => Math.min(Math.abs(error), LARGEST_ERROR));

function trainingBlocks(history: History, target: number): Trained[] {
  const trained: Trained[] = [];
  const add = (year: number, round: number, asIf?: number) => {
    const block = seasonBlock(history, year, round, asIf);
    if (block === null || block.change.every(Number.isNaN)) return;
    const shift = groupMedians(block.change, { code: block.group, size: history.system.shift.size });
    trained.push({ block, shift, age: target - year });
  };
  for (let year = Math.max(1, target - MOST_YEARS); year < target; year += 1) {
    const held = history.held[year] ?? [];
    if ((history.held[year - 1] ?? []).length === 0) continue;
    for (const round of new Set([held[0], held[1], held[Math.floor(held.length / 2)], held.at(-1)])) {
      if (round !== undefined) add(year, round);
    }
    // As if last year's last round had not been held, to learn what such a gap costs.
    const last = history.held[year - 1]?.at(-1) ?? 0;
    if (last > 1 && held.includes(last)) add(year, last, last - 1);
  }
  return trained;
}

type Rows = { location: Design; spread: Design; target: Float64Array; weight: Float64Array };

/** The rows of all blocks whose outcome is known, free of the shifts. */
function stack(trained: readonly Trained[]): Rows {
  const known = trained.map(({ block }) =>
    block.change.reduce((count, change) => count + (Number.isNaN(change) ? 0 : 1), 0),
  );
  const rows = known.reduce((sum, own) => sum + own, 0);
  const width = { location: trained[0]?.block.location.width ?? 0, spread: trained[0]?.block.spread.width ?? 0 };
  const stacked: Rows = {
    location: { rows, width: width.location, values: new Float64Array(rows * width.location) },
    spread: { rows, width: width.spread, values: new Float64Array(rows * width.spread) },
    target: new Float64Array(rows),
    weight: new Float64Array(rows),
  };
  const inYear = rowsByAge(trained, known);
  let at = 0;
  for (const { block, shift, age } of trained) {
    for (let row = 0; row < block.pools.length; row += 1) {
      const change = block.change[row] ?? Number.NaN;
      if (Number.isNaN(change)) continue;
      copyRow(block.location, row, stacked.location, at);
      copyRow(block.spread, row, stacked.spread, at);
      stacked.target[at] = change - (shift[block.group[row] ?? 0] ?? 0);
      stacked.weight[at] = fading(age) / (inYear.get(age) ?? 1);
      at += 1;
    }
  }
  return stacked;
}

/** Each year weighs by its age, however many rows it has: the pools of one year err together. */
function rowsByAge(trained: readonly Trained[], known: readonly number[]): Map<number, number> {
  const rows = new Map<number, number>();
  trained.forEach(({ age }, at) => {
    rows.set(age, (rows.get(age) ?? 0) + (known[at] ?? 0));
  });
  return rows;
}

function copyRow(from: Design, row: number, into: Design, at: number): void {
  const { width } = from;
  for (let column = 0; column < width; column += 1) {
    into.values[at * width + column] = from.values[row * width + column] ?? 0;
  }
}

/** A group's shift in each year: the mean over the rounds that both years held. */
function pastShifts(trained: readonly Trained[], group: number): PastShift[] {
  const byAge = Map.groupBy(
    trained.filter(({ block }) => block.gap === 0 && block.group.includes(group)),
    ({ age }) => age,
  );
  return [...byAge].map(([age, own]) => ({
    age,
    shift: own.reduce((sum, { shift }) => sum + (shift[group] ?? 0), 0) / own.length,
  }));
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
