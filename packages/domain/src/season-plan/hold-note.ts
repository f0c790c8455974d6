import type { RoundRules } from '../lists/round-rules.ts';
import { type Message, messageOf } from '../messages/message.ts';
import type { TimelineStep } from './timeline.ts';

/** Which seat to hold at a step, by the rules of the admissions; null where the step decides nothing. */
export function holdNote({ admission, id, kind, round }: TimelineStep, cap: RoundRules): Message | null {
  if (admission === 'josaa' && id === 'withdrawal') return messageOf('season.hold.withdrawal');
  if (kind !== 'reporting' || round === null) return null;
  if (admission === 'josaa') return messageOf('season.hold.josaa');
  const places = cap.compulsory[round - 1];
  if (places === undefined) return null;
  return places === null ? messageOf('season.hold.capAny') : messageOf('season.hold.capFirst', { count: places });
}
