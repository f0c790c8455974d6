import type { Timing } from './timeline.ts';

/** What waiting for a CAP round brings to a student who holds a JoSAA seat. */
export type HeldRound = { round: number; gains: number; timing: Timing };

/** Below one season in a hundred, waiting is not worth a sentence. */
const LEAST_GAIN = 0.01;

/**
 * The CAP round until which a JoSAA seat is worth holding: the first after which waiting longer brings less than one season in a hundred. Rounds that are
 * known to come after the last day of withdrawal do not count, because the fee is at stake then. Null where waiting brings next to nothing.
 */
export function holdUntil(rounds: readonly HeldRound[]): HeldRound | null {
  const possible = rounds.filter(({ timing }) => timing.state !== 'late');
  const most = Math.max(0, ...possible.map(({ gains }) => gains));
  if (most < LEAST_GAIN) return null;
  return possible.find(({ gains }) => gains > most - LEAST_GAIN) ?? null;
}
