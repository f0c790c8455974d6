import { type Dated, inForce } from '@dakhila/domain/predictor/dated';
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
 * The season to predict: the one after the data, or the newest one in the data while its rounds are still running. A setting can point further ahead, never
 * back into what is known.
 */
export function seasonOf(
  cells: { year: Column; round: Column },
  rounds: readonly Dated<number>[],
  wanted: number | undefined,
): Season {
  const held = new Map<number, number>();
  for (let cell = 0; cell < cells.year.length; cell += 1) {
    const [year, round] = [cells.year[cell] ?? 0, cells.round[cell] ?? 0];
    if (round > (held.get(year) ?? 0)) held.set(year, round);
  }
  const first = Math.min(...held.keys());
  const last = Math.max(...held.keys());
  const roundsIn = (year: number) => inForce(rounds, year)?.value ?? held.get(last) ?? 1;
  const isRunning = held.size > 1 && (held.get(last) ?? 0) < roundsIn(last);
  const next = isRunning ? last : last + 1;
  const year = Math.max(wanted ?? next, next);
  const givenRound = isRunning && year === last ? (held.get(last) ?? 0) : 0;
  return {
    year,
    rounds: roundsIn(year),
    givenRound,
    dataYears: { first, last },
    lastYear: isRunning ? last - 1 : last,
  };
}
