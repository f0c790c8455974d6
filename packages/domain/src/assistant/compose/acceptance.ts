import type { DataYears } from '../../faq/entry.ts';
import { compulsoryByRound, compulsoryFrom, endsProcess, roundRules } from '../../lists/round-rules.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { Slots } from '../types.ts';

/** Whether the choice that a question names must be accepted in CAP; empty where it names none. The rules are those of the coming admission. */
export function acceptanceLine({ choicePlace: place, round }: Slots, dataYears: DataYears, { words }: Speech): string {
  const { own } = words;
  if (place === undefined) return '';
  const rules = roundRules('mht-cet', Math.max(dataYears.cap, dataYears.josaa) + 1);
  const from = compulsoryFrom(compulsoryByRound(rules), place);
  if (from === null || (round !== undefined && round > rules.rounds)) return '';
  if (round === undefined) return fill(own.compulsoryFrom, { place, from });
  return endsProcess(rules, round, place)
    ? fill(own.mustAccept, { place, round })
    : fill(own.mayWait, { place, round, from });
}
