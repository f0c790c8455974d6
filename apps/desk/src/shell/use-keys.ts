import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Shortcuts of one key, such as `j`. While somebody types only Escape counts, and an open dialog has its own keys. */
export function useKeys(keys: Keys, { isAskedLast = false } = {}): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      if (isTyping(event.target)) {
        if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
        // A browser would also empty a search field.
        event.preventDefault();
        event.target.blur();
        return;
      }
      // Enter on a link or a button is theirs.
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('a, button, summary'))
        return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    // An event reaches the window after the document, whichever of them was listened to first.
    const place: EventTarget = isAskedLast ? window : document;
    place.addEventListener('keydown', listen);
    return () => place.removeEventListener('keydown', listen);
  }, [isAskedLast]);
}

/** Rows of tables, and entries of lists that say so. A part that is not shown has none. */
const rowsOf = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(tbody tr, [data-row])')].filter(
    (row) => !row.closest('[hidden]') && (row.checkVisibility?.() ?? true),
  );

/** Moves the focus to what opens the next row, so that Enter opens it. A button that acts at once opens nothing; a row without anything to open takes the focus itself. */
function stepRow(by: 1 | -1): void {
  const rows = rowsOf();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
  if (!row) return;
  const opener =
    row.querySelector<HTMLElement>('[data-open]') ?? row.querySelector<HTMLElement>('a, button:not([data-acts])');
  if (!opener) row.tabIndex = -1;
  (opener ?? row).focus();
}

/** The keys of every list of the desk. A screen that has its own `j` and `k` is asked first. */
export const LIST_KEYS: Keys = {
  j: () => stepRow(1),
  k: () => stepRow(-1),
  '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
};
