import { MULTIPLES } from './run-backtest.ts';
import { type SeatScores, type SeatTally, seatScoresOf } from './seat-tally.ts';
import { type Scores, scoresOf, type Tally } from './tally.ts';

/** What `data/backtest/<exam>-<year>.json` holds: the page on accuracy reads it, so the shape stays. */
export type BacktestFile = {
  exam: string;
  year: number;
  /** The candidates stood at these multiples of last year's closing rank. */
  multiples: readonly number[];
  /**
   * Before the season (`givenRound` 0) and after its first round, each by kind of pool; `all` comes first. `strata` are of closing ranks that came about, `seats`
   * of every seat of the year before, offered again or not.
   */
  parts: {
    givenRound: number;
    strata: ({ name: string } & Scores)[];
    seats: ({ name: string } & SeatScores)[];
  }[];
  /** The same before the season with the lists of the year before missing too, all pools together. The first tested year has none. */
  twoYearsAhead?: Scores;
};

/** The file of one exam and year. */
export function backtestFile(
  exam: string,
  year: number,
  parts: readonly {
    givenRound: number;
    closings: ReadonlyMap<string, Tally>;
    seats: ReadonlyMap<string, SeatTally>;
  }[],
  twoYearsAhead?: Tally,
): BacktestFile {
  return {
    exam,
    year,
    multiples: MULTIPLES,
    parts: parts.map(({ givenRound, closings, seats }) => ({
      givenRound,
      strata: [...closings].map(([name, tally]) => ({ name, ...scoresOf(tally) })),
      seats: [...seats].map(([name, tally]) => ({ name, ...seatScoresOf(tally) })),
    })),
    ...(twoYearsAhead && { twoYearsAhead: scoresOf(twoYearsAhead) }),
  };
}
