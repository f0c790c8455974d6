import type { Backtest, Stratum } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';
import { fill, type LoadedMessages, textFor } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';
import { combineStrata, type Part } from './combine-strata.ts';

/** The stratum that holds everything. */
export const ALL = 'all';

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

/** Newest first. */
export const yearsOf = (tests: readonly Backtest[], exam: Exam): number[] =>
  tests.filter((test) => test.exam === exam).map(({ year }) => year);

/** An 80% range that covers less than 75% of the closing ranks is called weak. */
const LEAST_COVERAGE = 0.75;
/** Fewer cells prove nothing. */
const LEAST_CELLS = 200;

export function weakSpots(strata: readonly Stratum[]): Stratum[] {
  return strata.filter(
    ({ name, cells, coverage80, ratio }) =>
      name !== ALL &&
      cells >= LEAST_CELLS &&
      ((coverage80 !== null && coverage80 < LEAST_COVERAGE) || (ratio !== null && ratio >= 1)),
  );
}

/** Over all tested years a chance may be off by two points on average. */
const MOST_GAP = 0.02;
/** The share of closing ranks that should lie within the 80% range. */
const COVERAGE = { least: 0.77, most: 0.87 } as const;

type Missed =
  | { aim: 'gap'; givenRound: number; gap: number }
  | { aim: 'coverage'; givenRound: number; year: number; coverage: number };

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

type Messages = LoadedMessages<typeof predictorMessages>['accuracy'];

/** A share as a whole percentage: `0.804` → '80%' */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A share in percentage points: `0.0456` → '4.6' */
export const points = (share: number): string => (share * 100).toFixed(1);

export const givenText = (messages: Messages, round: number): string =>
  round === 0 ? messages.givenBefore : fill(messages.given, { round });

/** Translates the backtest's name for a kind of pool. */
export function poolText(messages: Messages, name: string): string {
  return (
    textFor(messages.pools, name) ??
    name.replace(/^round (\d)$/, (_, round: string) => fill(messages.poolOfRound, { round }))
  );
}
