import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Shortcuts of one key, such as `j`. While somebody types only Escape counts, and an open dialog has its own keys. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
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
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
