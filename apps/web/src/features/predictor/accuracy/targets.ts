import type { Backtest } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';
import { ALL, strataOf, yearsOf } from './accuracy-view.ts';

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
