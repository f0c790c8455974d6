import type { ListChoice, ListOption } from '@dakhila/contract/list-views';
import { formPlaces } from '@dakhila/domain/lists/form-choices';
import { useState } from 'react';

export { choiceName, programmeParts, rowParts } from './programme.ts';

/** A choice whose name the page knows. Its standing is null until the server has estimated it. */
export type KnownChoice = ListOption & Pick<ListChoice, 'cost'> & { standing: ListChoice['standing'] | null };
export type KnownChoices = ReadonlyMap<string, KnownChoice>;

/** The number of each choice in the official form, which is the only numbering of a list; null for what is left out of the form. */
export const formNumbers = (order: readonly string[], known: KnownChoices): (number | null)[] =>
  formPlaces(order.map((key) => known.get(key) ?? unnamed(key)));

/** A choice that the server has not described yet. It is taken for one of the form. */
const unnamed = (key: string) => ({
  collegeId: key,
  official: { code: key, institute: '', programme: '' },
  note: null,
  standing: null,
});

/** How many choices of the form a list has. */
export const countOnForm = (numbers: readonly (number | null)[]): number =>
  numbers.filter((number) => number !== null).length;

/** Every choice that was on the list while the page is open: undo restores some that the server no longer names. */
export function useKnownChoices(choices: readonly ListChoice[]) {
  const [seen, setSeen] = useState(choices);
  const [known, setKnown] = useState<KnownChoices>(() => merged(new Map(), choices));
  if (seen !== choices) {
    setSeen(choices);
    setKnown(merged(known, choices));
  }
  const addKnown = (option: ListOption) =>
    setKnown((before) => (before.has(option.choice) ? before : merged(before, [{ ...option, standing: null }])));
  return { known, addKnown };
}

const merged = (known: KnownChoices, choices: readonly KnownChoice[]): KnownChoices =>
  new Map([...known, ...choices.map((choice) => [choice.choice, choice] as const)]);
