import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * The text box over a searched text that lives elsewhere: what is typed shows at once and is searched 300 ms after the last key. When the searched
 * text changes by other means (Back, Clear All), the box follows.
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  // Texts we have sent off and not yet seen come back: those must not overwrite what was typed since.
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
