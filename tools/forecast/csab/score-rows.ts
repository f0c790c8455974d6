import { type Around, chanceToReach, quantile } from '@dakhila/domain/predictor/forecast/distribution';
import type { ExamSource } from '../exam-source.ts';
import { ALL, MULTIPLES } from '../run-backtest.ts';
import { addSeat, addSeatCandidate, bounded, type SeatTally } from '../seat-tally.ts';
import { addCandidate, addCell, emptyTally, type Tally } from '../tally.ts';
import type { CsabBlock } from './block.ts';

/** Rounding of logarithms. */
const EQUAL = 1e-9;

/** Adds up the closing ranks of the seats that were allotted, by kind of pool. `usual` are the forecasts of the candidate that the others must beat. */
export function scoreClosings(
  { strata }: ExamSource,
  { pools, anchor, outcome }: CsabBlock,
  forecasts: readonly Around[],
  usual: readonly Around[],
): Map<string, Tally> {
  const kinds = new Map<string, Tally>([[ALL, emptyTally()]]);
  forecasts.forEach((forecast, row) => {
    const [log, last, pool] = [outcome[row] ?? Number.NaN, anchor[row] ?? 0, pools[row] ?? 0];
    const beside = usual[row];
    if (Number.isNaN(log) || beside === undefined) return;
    const names = Object.entries(strata).flatMap(([name, isIn]) => (isIn(pool, 0) ? [name] : []));
    const tallies = [ALL, ...names].map((name) => tallyIn(kinds, name));
    const rankAt = (share: number) => Math.exp(quantile(forecast, share));
    const cell = { q10: rankAt(0.1), q50: rankAt(0.5), q90: rankAt(0.9), rank: Math.exp(log) };
    for (const tally of tallies) addCell(tally, cell);
    for (const multiple of MULTIPLES) {
      const own = last + Math.log(multiple);
      const candidate = {
        chance: chanceToReach(forecast, own),
        hard: multiple <= 1 ? 1 : 0,
        stratified: chanceToReach(beside, own),
        isIn: own <= log + EQUAL,
      };
      for (const tally of tallies) addCandidate(tally, candidate);
    }
  });
  return kinds;
}

/** Adds up whether candidates had a seat at all, of all seats in the newest list, allotted again or not. */
export function scoreSeats(
  { pools, anchor, outcome }: CsabBlock,
  forecasts: readonly Around[],
  offeredAt: (pool: number) => number,
  tally: SeatTally,
): void {
  forecasts.forEach((forecast, row) => {
    const [log, last] = [outcome[row] ?? Number.NaN, anchor[row] ?? 0];
    const offered = offeredAt(pools[row] ?? 0);
    addSeat(tally, offered, !Number.isNaN(log));
    for (const multiple of MULTIPLES) {
      const own = last + Math.log(multiple);
      const chance = chanceToReach(forecast, own);
      addSeatCandidate(tally, bounded(chance), bounded(chance * offered), own <= log + EQUAL);
    }
  });
}

/** The tally of a name, made when it is first asked for. */
export function tallyIn(tallies: Map<string, Tally>, name: string): Tally {
  const own = tallies.get(name) ?? emptyTally();
  tallies.set(name, own);
  return own;
}
