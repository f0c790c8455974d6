import { sentences, type Text } from '../messages/message.ts';
import type { Dated } from './dated.ts';

/** A field of the form, and what a student would call it. */
type MissingAnswer = { field: string; label: Text };

/** What a rule says of one kind of pool: closed to this candidate, not to be told without a field of the form, open for a reason, or nothing. */
export type Saying = { closed: Text } | { unknown: Text; missing: MissingAnswer } | { because: Text } | null;

/** A rule of eligibility as data: since which admission year it holds, where it is written, and what it says. */
export type Rule<Candidate, Kind, Tie> = Dated<(candidate: Candidate, kind: Kind, tie: Tie) => Saying>;

/** Whether a candidate may compete in a kind of pool, and why, in words. */
export type Verdict =
  | { isOpen: true; why: Text }
  /** With `missing` it would take only that answer to tell. */
  | { isOpen: false; why: Text; missing?: MissingAnswer };

/** Asks every rule that holds in the year. One that closes the pool decides, also where another could not tell. */
export function judge<Candidate, Kind, Tie>(
  rules: readonly Rule<Candidate, Kind, Tie>[],
  { candidate, kind, tie, year }: { candidate: Candidate; kind: Kind; tie: Tie; year: number },
): Verdict {
  const reasons: Text[] = [];
  let unknown: Verdict | undefined;
  for (const rule of rules) {
    if (rule.validFrom > year) continue;
    const saying = rule.value(candidate, kind, tie);
    if (saying === null) continue;
    if ('closed' in saying) return { isOpen: false, why: saying.closed };
    if ('unknown' in saying) {
      unknown ??= { isOpen: false, why: saying.unknown, missing: saying.missing };
      continue;
    }
    reasons.push(saying.because);
  }
  return unknown ?? { isOpen: true, why: sentences(...reasons) };
}
