import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * A text box over a search text that lives elsewhere: searches 300 ms after the last key, and follows when the search text changes by other
 * means (Back, Clear All).
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  // Sent texts that have not come back yet must not overwrite what was typed since.
  const sent = useRef<string[]>([]);

  const follow = useEffectEvent((text: string) => {
    const place = sent.current.indexOf(text);
    if (place >= 0) sent.current = sent.current.slice(place + 1);
    else setTyped(text);
  });
  useEffect(() => follow(searched), [searched]);

  const send = useEffectEvent((text: string) => {
    if (text === searched) return;
    sent.current.push(text);
    search(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type: setTyped };
}
