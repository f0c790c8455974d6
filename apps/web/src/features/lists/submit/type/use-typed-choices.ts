import { useState } from 'react';
import { restoreTyped, storedTyped } from './typed-choices.ts';

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
