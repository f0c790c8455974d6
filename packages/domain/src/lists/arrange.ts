import type { ChoiceKey } from './choice-key.ts';
import { CHOICES_LIMIT } from './limits.ts';

/** A valid order, or what is wrong with it. */
export type Arranged = { ok: true; choices: ChoiceKey[] } | { ok: false; why: string };

const FULL = `A list holds at most ${CHOICES_LIMIT} choices. Take one off to add another`;

/** A whole new order, as the student put it. */
export function arranged(choices: readonly ChoiceKey[]): Arranged {
  if (choices.length > CHOICES_LIMIT) return { ok: false, why: FULL };
  const twice = choices.find((choice, at) => choices.indexOf(choice) !== at);
  if (twice !== undefined)
    return { ok: false, why: 'The same programme stands on the list twice. Keep it in one place' };
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
