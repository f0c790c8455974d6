import type { Item } from '@dakhila/contract/assessment-items';
import { useState } from 'react';

/** Whether questions are shown as they were written, in English, on a page of another language. The choice stays from question to question. */
export function useOriginal(item: Item | null) {
  const [isShown, setIsShown] = useState(false);
  if (!item?.english) return { shownItem: item, original: undefined };
  const original = { isShown, onToggle: () => setIsShown(!isShown) };
  return { shownItem: isShown ? inEnglish(item, item.english) : item, original };
}

/** Figures stay; words take the place of words. */
function inEnglish(item: Item, { text, options }: NonNullable<Item['english']>): Item {
  const swapped = item.options.map((option, place) => ({ ...option, ...(options[place] && { text: options[place] }) }));
  return { ...item, text, options: swapped };
}
