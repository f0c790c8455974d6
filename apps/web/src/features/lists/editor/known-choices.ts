import type { ListChoice, ListOption } from '@dakhila/contract/list-views';
import { useState } from 'react';

/** A choice that the page can name. Its standing is null until the server has judged it. */
export type KnownChoice = ListOption & { standing: ListChoice['standing'] | null };
export type KnownChoices = ReadonlyMap<string, KnownChoice>;

/** Every choice that was ever on the list while the page is open: undo brings some back that the server no longer names. */
export function useKnownChoices(choices: readonly ListChoice[]) {
  const [seen, setSeen] = useState(choices);
  const [known, setKnown] = useState<KnownChoices>(() => merged(new Map(), choices));
  if (seen !== choices) {
    setSeen(choices);
    setKnown(merged(known, choices));
  }
  const learn = (option: ListOption) =>
    setKnown((before) => (before.has(option.choice) ? before : merged(before, [{ ...option, standing: null }])));
  return { known, learn };
}

const merged = (known: KnownChoices, choices: readonly KnownChoice[]): KnownChoices =>
  new Map([...known, ...choices.map((choice) => [choice.choice, choice] as const)]);
