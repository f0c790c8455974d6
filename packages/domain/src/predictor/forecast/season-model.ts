import type { History } from './history.ts';
import { clusterOf, type SeasonPart, seasonErrors, trainingParts } from './season-training.ts';
import { type Kinship, kinshipOf } from './shared-errors.ts';
import type { System } from './systems.ts';
import { fitLocation, type LocationModel, stackTraining } from './training.ts';
import { expectedMove, fading, spreadOfShift, usualMove, type YearShift } from './year-shift.ts';

/** What each cohort will move by, from what it moved by in past years: the shift of its group and its own beside it. */
function cohortShifts(
  system: System,
  parts: readonly SeasonPart[],
  medians: Float64Array,
  { year, usual }: { year: number; usual: readonly number[] },
): YearShift[] {
  const { cohort, shift, panel } = system;
  return Array.from({ length: cohort.size }, (_, own) => {
    const pool = cohort.code.indexOf(own);
    const group = shift.code[pool] ?? 0;
    const past = pastShifts(parts, group, (part) => medians[clusterOf(part, own, cohort.size)] ?? 0);
    const mean = usual[group] ?? 0;
    const errors = past.map(({ age, shift: moved }) => ({
      age,
      error: moved - expectedMove(system, pool, panel.firstYear + year - age, mean),
    }));
    return { mean, spread: spreadOfShift(errors, system.usualShift) };
  });
}

/** How much further than the year's shift a round lay that stood one further than last year's last, by group. */
function gapShifts({ shift }: Pick<System, 'shift'>, parts: readonly SeasonPart[]): number[] {
  return Array.from({ length: shift.size }, (_, group) => {
    const past = pastShifts(parts, group, () => 0);
    let sum = 0;
    let weights = 1;
    for (const { block, shift: own, age } of parts) {
      const usual = past.find((year) => year.age === age);
      if (block.gap !== 1 || usual === undefined) continue;
      sum += fading(age) * ((own[group] ?? 0) - usual.shift);
      weights += fading(age);
    }
    return sum / weights;
  });
}

/** The mean shift of each past year over the rounds that both years held. */
function pastShifts(
  parts: readonly SeasonPart[],
  group: number,
  besideIn: (part: number) => number,
): { age: number; shift: number }[] {
  const sums = new Map<number, { sum: number; count: number }>();
  parts.forEach(({ block, shift, age }, part) => {
    if (block.gap !== 0 || !block.group.code.includes(group)) return;
    const { sum, count } = sums.get(age) ?? { sum: 0, count: 0 };
    sums.set(age, { sum: sum + (shift[group] ?? 0) + besideIn(part), count: count + 1 });
  });
  return [...sums].map(([age, { sum, count }]) => ({ age, shift: sum / count }));
}

/**
 * The forecast before a season: how far each pool will close from last year's rank.
 *
 * Location: last year's rank, pulled towards the pool's own level and towards the fit of all levels, plus the year's shift. The pulls are fitted by
 * least absolute deviations on all past years, recent ones counting more; the finer ones are held back as if each year were one observation, because
 * the pools of one year err together. Spread: a log-linear model of the error's size, beside what a cohort shares. Shape: the errors in units of their
 * spread. Not to be trusted: for pools without a rank last year (`cold-start`), and for the year's shift, which no pool can average out.
 */

export type SeasonModel = LocationModel & {
  /** By cohort. */
  shifts: readonly YearShift[];
  /** What a round further than last year's last one closes from it, by group. */
  gapShift: readonly number[];
  /** What the errors of different pools share beyond the shift. */
  kinship: Kinship;
};

/** Held back by this share of their own weight, over the number of years. */
const FINE_PULL_PENALTY = 0.1;
const FREE_PULLS = 2;
/** The pulls after these came to the method later; they are held back more, and one that a single year shows is none. */
const OLD_PULLS = 8;
const NEW_PULL_PENALTY = 0.3;
const FEWEST_YEARS = 2;
/** After one year the level is a share of the fit and says nothing of its own. */
const OWN_LEVEL = 0;
/** Errors beyond a factor of e² are accidents of the lists. */
const LARGEST_ERROR = 2;

/** Learns from the parts of the years before `year`. Null when no year has one before it. */
export function fitSeason(history: History, parts: readonly SeasonPart[], year: number): SeasonModel | null {
  const { system, held } = history;
  const training = stackTraining(trainingParts(parts, system.cohort));
  const [location, spread] = training.designs;
  if (location === undefined || spread === undefined) return null;
  const years = new Set(parts.map(({ age }) => age)).size;
  const penalty = location.columns.map((_, at) =>
    at < FREE_PULLS ? 0 : (at < OLD_PULLS ? FINE_PULL_PENALTY : NEW_PULL_PENALTY) / years,
  );
  location.columns.forEach((column, at) => {
    const isLearnt = at >= OLD_PULLS || at === OWN_LEVEL;
    if (isLearnt && yearsShown(parts, at) < FEWEST_YEARS) column.fill(0);
  });
  // A column that never changed cannot be separated from the constant, and may change in the year that is asked for.
  for (const column of spread.columns.slice(1)) if (column.every((own) => own === column[0])) column.fill(0);
  const { model, medians } = fitLocation([location, spread], training, penalty, LARGEST_ERROR);
  const usual = Array.from({ length: system.shift.size }, (_, group) =>
    system.without.has('growth') ? 0 : usualMove(system, held, group, year),
  );
  const errors = seasonErrors(history, parts, model, medians);
  return {
    ...model,
    shifts: cohortShifts(system, parts, medians, { year, usual }),
    gapShift: gapShifts(system, parts),
    kinship: kinshipOf(errors, system.programme.code, system.institute.code),
  };
}

/** In how many years a pull was more than nothing. */
function yearsShown(parts: readonly SeasonPart[], pull: number): number {
  const shown = parts.filter(({ block }) => block.location[pull]?.some((own) => own !== 0));
  return new Set(shown.map(({ age }) => age)).size;
}
