import type { RoundRules } from '../lists/round-rules.ts';
import { type Message, messageOf } from '../messages/message.ts';
import { LOWEST_PERCENT } from '../predictor/bands.ts';
import type { TimelineStep, Timing } from './timeline.ts';

/** Which seat to hold at a step, by the rules of the admissions; null where the step decides nothing. */
export function holdNote({ admission, id, kind, round }: TimelineStep, cap: RoundRules): Message | null {
  if (admission === 'josaa' && id === 'withdrawal') return messageOf('season.hold.withdrawal');
  if (kind !== 'reporting' || round === null) return null;
  if (admission === 'josaa') return messageOf('season.hold.josaa');
  const places = cap.compulsory[round - 1];
  if (places === undefined) return null;
  return places === null ? messageOf('season.hold.capAny') : messageOf('season.hold.capFirst', { count: places });
}

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
