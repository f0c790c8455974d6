import { sentences, type Text } from '../messages/message.ts';

/** An admission rule with the first admission year it applies to and its source. Rules change by year: they are data. */
export type Dated<T> = {
  validFrom: number;
  value: T;
  /** The publisher. */
  source: string;
  /** Known from secondary sources only: worded with care on screen. */
  isUnconfirmed?: true;
};

/** The entry in force in a year: the newest that began by then. Tables are oldest first; before the first entry there is none. */
export function inForce<T>(table: readonly Dated<T>[], year: number): Dated<T> | undefined {
  return table.findLast(({ validFrom }) => validFrom <= year);
}

/** A field of the form, and what a student would call it. */
type MissingAnswer = { field: string; label: Text };

/** The result of a rule for one kind of pool: closed to this candidate, undecided without a field of the form, open for a reason, or nothing. */
type Saying = { closed: Text } | { unknown: Text; missing: MissingAnswer } | { because: Text } | null;

/** A rule of eligibility as data: its first admission year, its source, and its condition. */
export type Rule<Candidate, Kind, Tie> = Dated<(candidate: Candidate, kind: Kind, tie: Tie) => Saying>;

/** Whether a candidate may compete in a kind of pool, and why, as text. */
export type Verdict =
  | { isOpen: true; why: Text }
  /** With `missing`, only that answer is needed to decide. */
  | { isOpen: false; why: Text; missing?: MissingAnswer };

/** Applies every rule of the year. One that closes the pool decides, also where another is undecided. */
export function evaluate<Candidate, Kind, Tie>(
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
