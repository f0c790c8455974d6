import { type Message, messageOf } from '../messages/message.ts';
import type { ChoiceKey } from './choice-key.ts';
import { CHOICES_LIMIT } from './limits.ts';

/** A valid order, or what is wrong with it. */
export type Arranged = { ok: true; choices: ChoiceKey[] } | { ok: false; why: Message };

const FULL = messageOf('lists.full', { count: CHOICES_LIMIT });

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
