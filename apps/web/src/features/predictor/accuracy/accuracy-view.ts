import type { Backtest, Stratum } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';
import { combineStrata } from './combine-strata.ts';

/** The stratum that holds everything. */
export const ALL = 'all';

export type Part = { exam: Exam; year: number | null; givenRound: number };

/** The scores of one exam by kind of pool, for one year or all of them together. */
export function strataOf(tests: readonly Backtest[], { exam, year, givenRound }: Part): Stratum[] {
  const parts = tests
    .filter((test) => test.exam === exam && (year === null || test.year === year))
    .flatMap((test) => test.parts.filter((part) => part.givenRound === givenRound));
  const byName = Map.groupBy(
    parts.flatMap((part) => part.strata),
    ({ name }) => name,
  );
  return [...byName.values()].flatMap((strata) => combineStrata(strata) ?? []);
}

/** The years of an exam that were tested, newest first. */
export const yearsOf = (tests: readonly Backtest[], exam: Exam): number[] =>
  tests.filter((test) => test.exam === exam).map(({ year }) => year);

/** Ranges that promise eight in ten and hold seven and a half are not kept well enough. */
const LEAST_COVERAGE = 0.75;
/** Too few to say anything. */
const LEAST_CELLS = 200;

/** Kinds of pools where the figures themselves say: do not lean on it. */
export function weakSpots(strata: readonly Stratum[]): Stratum[] {
  return strata.filter(
    ({ name, cells, coverage80, ratio }) =>
      name !== ALL &&
      cells >= LEAST_CELLS &&
      ((coverage80 !== null && coverage80 < LEAST_COVERAGE) || (ratio !== null && ratio >= 1)),
  );
}
