import type { Backtest, Stratum } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';
import { fill, textFor } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';
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

/** Over all tested years together a chance may be off by two points on average. */
const MOST_GAP = 0.02;
/** Of the closing ranks of a year so many should lie within the range that promises 80 %. */
const COVERAGE = { least: 0.77, most: 0.87 } as const;

/** An aim that the figures miss. */
type Missed =
  | { aim: 'gap'; givenRound: number; gap: number }
  | { aim: 'coverage'; givenRound: number; year: number; coverage: number };

/** The aims of an exam that its figures miss, straight from the backtests. */
export function missedAims(tests: readonly Backtest[], exam: Exam): Missed[] {
  const rounds = new Set(tests.flatMap(({ parts }) => parts.map(({ givenRound }) => givenRound)));
  return [...rounds].flatMap((givenRound) => {
    const allOf = (year: number | null) => strataOf(tests, { exam, year, givenRound }).find(({ name }) => name === ALL);
    const gap = allOf(null)?.ece ?? 0;
    const gaps: Missed[] = gap > MOST_GAP ? [{ aim: 'gap', givenRound, gap }] : [];
    const ranges = yearsOf(tests, exam).flatMap((year): Missed[] => {
      const coverage = allOf(year)?.coverage80 ?? null;
      if (coverage === null || (coverage >= COVERAGE.least && coverage <= COVERAGE.most)) return [];
      return [{ aim: 'coverage', givenRound, year, coverage }];
    });
    return [...gaps, ...ranges];
  });
}

type Words = typeof predictorMessages.en.accuracy;

/** A share as a whole percentage: `0.804` → '80%' */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A share in percentage points: `0.0456` → '4.6' */
export const points = (share: number): string => (share * 100).toFixed(1);

/** Which rounds were known when the backtest made its forecasts. */
export const givenText = (words: Words, round: number): string =>
  round === 0 ? words.givenBefore : fill(words.given, { round });

/** What the backtest calls a kind of pool → what a student would. */
export function poolText(words: Words, name: string): string {
  return (
    textFor(words.pools, name) ?? name.replace(/^round (\d)$/, (_, round: string) => fill(words.poolOfRound, { round }))
  );
}
