import { MULTIPLES } from './run-backtest.ts';
import { type Scores, scoresOf, type Tally } from './tally.ts';

/** What `data/backtest/<exam>-<year>.json` holds: the page on accuracy reads it, so the shape stays. */
export type BacktestFile = {
  exam: string;
  year: number;
  /** The candidates stood at these multiples of last year's closing rank. */
  multiples: readonly number[];
  /** Before the season (`givenRound` 0) and after its first round, each by kind of pool; `all` comes first. */
  parts: { givenRound: number; strata: ({ name: string } & Scores)[] }[];
};

/** The file of one exam and year. */
export function backtestFile(
  exam: string,
  year: number,
  parts: readonly { givenRound: number; tallies: ReadonlyMap<string, Tally> }[],
): BacktestFile {
  return {
    exam,
    year,
    multiples: MULTIPLES,
    parts: parts.map(({ givenRound, tallies }) => ({
      givenRound,
      strata: [...tallies].map(([name, tally]) => ({ name, ...scoresOf(tally) })),
    })),
  };
}
