import { LOWEST_PERCENT } from '../predictor/bands.ts';
import type { Timing } from './timeline.ts';

/** What waiting for a CAP round brings to a student who holds a JoSAA seat. */
export type HeldRound = { round: number; gains: number; timing: Timing };

/** Below the least figure that is shown, waiting is not worth a sentence: "hold it, you'd gain in fewer than 3 of 100 seasons" is no advice. */
const LEAST_GAIN = LOWEST_PERCENT / 100;
/** A later round that brings less than this on top is not worth the wait. */
const NEXT_TO_NOTHING = 0.01;

/**
 * The CAP round until which a JoSAA seat is worth holding: the first that brings a gain, and after which waiting longer brings next to nothing. Rounds that are
 * known to come after the last day of withdrawal do not count, because the fee is at stake then. Null where waiting brings next to nothing.
 */
export function holdUntil(rounds: readonly HeldRound[]): HeldRound | null {
  const possible = rounds.filter(({ timing }) => timing.state !== 'late');
  const most = Math.max(0, ...possible.map(({ gains }) => gains));
  if (most < LEAST_GAIN) return null;
  return possible.find(({ gains }) => gains >= LEAST_GAIN && gains > most - NEXT_TO_NOTHING) ?? null;
}
