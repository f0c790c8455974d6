import { useState } from 'react';
import { stored } from '../../../../lib/stored.ts';

/** Which choices were typed into the official form, and the order of the list at that time. */
type TypedChoices = { order: readonly string[]; typed: readonly string[] };

/** The ticks of a list on this device; logging out clears them with all site storage. */
export const storedTyped = (listId: string) =>
  stored(`form-typed:${listId}`, (value) => (isTypedChoices(value) ? value : null), 'browser');

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function isTypedChoices(value: unknown): value is TypedChoices {
  const { order, typed } = Object(value) as Record<keyof TypedChoices, unknown>;
  return isTexts(order) && isTexts(typed);
}

/** The ticks that still hold for an order. `changedAt` is the place (from 1) from which on ticks were dropped; null where none were. */
type Restored = { typed: ReadonlySet<string>; changedAt: number | null };

/** On the form everything below a change is in another place, so ticks hold only for the places above the first change. */
export function restoreTyped(before: TypedChoices | null, order: readonly string[]): Restored {
  if (before === null) return { typed: new Set(), changedAt: null };
  const first = order.findIndex((key, at) => key !== before.order[at]);
  const changed = first === -1 ? order.length : first;
  const same = new Set(order.slice(0, changed));
  const typed = new Set(before.typed.filter((key) => same.has(key)));
  return { typed, changedAt: typed.size < new Set(before.typed).size ? changed + 1 : null };
}

/** The ticks of a list, stored on this device with each change. Mount it again for another order. */
export function useTypedChoices(listId: string, order: readonly string[]) {
  const [restored] = useState(() => restoreTyped(storedTyped(listId).read(), order));
  const [typed, setTyped] = useState(restored.typed);
  const [isStored, setIsStored] = useState(true);
  const set = (keys: readonly string[], isTyped: boolean) => {
    const next = new Set(typed);
    for (const key of keys) {
      if (isTyped) next.add(key);
      else next.delete(key);
    }
    setTyped(next);
    setIsStored(storedTyped(listId).write({ order, typed: [...next] }));
  };
  return { typed, set, isStored, changedAt: restored.changedAt };
}
