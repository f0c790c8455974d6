import { labelOf, type Message, messageOf, type Text } from '../messages/message.ts';
import { CHOICES_LIMIT, type ChoiceKey } from './choice-key.ts';

/** What a student last saw of a list: the candidate it was estimated for, the facts, and the state of each choice. */
export type Seen = {
  candidate: Readonly<Record<string, unknown>>;
  edition: string;
  choices: Readonly<Record<string, SeenStanding>>;
  /** Absent until the list was simulated. */
  outcome?: SeenOutcome;
};
/**
 * The share of simulations without a seat, the version of the list that it is for, and what it rests on: that may be newer than the changes that the student has
 * read. Absent in older saved values.
 */
export type SeenOutcome = { version: number; none: number; restsOn?: Omit<Seen, 'outcome'> };
/** `percent` is the shown chance; null where there is none. `offered` is that of an offer; absent in older saved values. */
export type SeenStanding = { state: string; percent: number | null; offered?: number };

export type Changes = {
  reasons: Message[];
  choices: { choice: string; before: SeenStanding; after: SeenStanding }[];
};

/** What is different since then; null when nothing that a student would notice is. */
export function changesSince(before: Seen, now: Seen): Changes | null {
  const choices = Object.entries(now.choices).flatMap(([choice, after]) => {
    const was = before.choices[choice];
    if (was === undefined || (was.state === after.state && was.percent === after.percent)) return [];
    return [{ choice, before: was, after }];
  });
  const reasons = [
    ...changedFields(before.candidate, now.candidate),
    ...(before.edition === now.edition ? [] : [messageOf('lists.newForecast')]),
  ];
  return choices.length === 0 ? null : { reasons, choices };
}

/** What the student has seen after an edit: new choices count as seen, the others stay as last seen. */
export function seenAfterEdit(before: Seen | null, now: Seen): Seen {
  if (before === null) return now;
  const choices = Object.entries(now.choices).map(([choice, standing]) => [choice, before.choices[choice] ?? standing]);
  return { ...before, choices: Object.fromEntries(choices) };
}

/** The fields that have a name of their own; the others are ranks. */
const NAMED = [
  ...([
    'gender',
    'pwd',
    'category',
    'homeState',
    'homeUniversity',
    'candidature',
    'percentile',
    'meritNumber',
  ] as const),
  ...(['allIndiaMeritNumber', 'jeeMainRank', 'jeeMainPercentile', 'mainPercentile', 'mainSecondPercentile'] as const),
  ...(['mainCrl', 'mainCategoryRank', 'advancedCrl', 'advancedCategoryRank', 'ews', 'tfws', 'defence'] as const),
  ...(['orphan', 'minority', 'aatPassed'] as const),
];
const nameOf = (field: string) => messageOf(`lists.field.${NAMED.find((named) => named === field) ?? 'other'}`);

function changedFields(before: Seen['candidate'], now: Seen['candidate']): Message[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return fields.flatMap((field) => {
    const [was, is] = [shown(before[field]), shown(now[field])];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [messageOf('lists.change', { field: nameOf(field), before: was, now: is })];
  });
}

function shown(value: unknown): Text {
  if (value === undefined || value === null || value === '') return messageOf('lists.notGiven');
  if (typeof value === 'boolean') return messageOf(value ? 'lists.yes' : 'lists.no');
  return labelOf(Array.isArray(value) ? value.join(', ') : String(value));
}

/** A valid order, or what is wrong with it. */
export type Arranged = { ok: true; choices: ChoiceKey[] } | { ok: false; why: Message };

export const FULL = messageOf('lists.full', { count: CHOICES_LIMIT });

/** A whole new order, as the student put it. */
export function arranged(choices: readonly ChoiceKey[]): Arranged {
  if (choices.length > CHOICES_LIMIT) return { ok: false, why: FULL };
  const twice = choices.find((choice, at) => choices.indexOf(choice) !== at);
  if (twice !== undefined) return { ok: false, why: messageOf('lists.sameTwice') };
  return { ok: true, choices: [...choices] };
}

/** The list with further choices at its end; those that are on it stay where they are. */
export function withAdded(choices: readonly ChoiceKey[], added: readonly ChoiceKey[]): Arranged {
  const all = [...new Set([...choices, ...added])];
  return all.length > CHOICES_LIMIT ? { ok: false, why: FULL } : { ok: true, choices: all };
}

/** The list without a choice. */
export const without = (choices: readonly ChoiceKey[], choice: ChoiceKey): ChoiceKey[] =>
  choices.filter((own) => own !== choice);
