import { type Dated, inForce } from '@dakhila/domain/predictor/eligibility';
import type { Column } from '../../../catalogue/columns.ts';

/** Which admission year is predicted, and from what. */
export type Season = {
  year: number;
  rounds: number;
  /** Rounds of the year itself whose results are in the data. */
  givenRound: number;
  dataYears: { first: number; last: number };
  /** The newest year that is complete: "last year" on screen. */
  lastYear: number;
};

/**
 * The season to predict and the data for it. Once the data has rounds of the season itself, the forecast starts from them, and "last year" is the year before. The season
 * is never before the newest data; by default it is the year after it.
 */
export function seasonOf(
  cells: { year: Column; round: Column },
  rounds: readonly Dated<number>[],
  wanted: number | undefined,
): Season {
  const latestRounds = new Map<number, number>();
  for (let cell = 0; cell < cells.year.length; cell += 1) {
    const [year, round] = [cells.year[cell] ?? 0, cells.round[cell] ?? 0];
    if (round > (latestRounds.get(year) ?? 0)) latestRounds.set(year, round);
  }
  const first = Math.min(...latestRounds.keys());
  const last = Math.max(...latestRounds.keys());
  // A forecast needs a year before it.
  const earliest = latestRounds.size > 1 ? last : last + 1;
  const year = Math.max(wanted ?? last + 1, earliest);
  const givenRound = latestRounds.get(year) ?? 0;
  return {
    year,
    rounds: Math.max(inForce(rounds, year)?.value ?? latestRounds.get(last) ?? 1, givenRound),
    givenRound,
    dataYears: { first, last },
    lastYear: year === last ? last - 1 : last,
  };
}
