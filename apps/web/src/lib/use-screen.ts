import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The `lg:` breakpoint. */
const WIDE = '(width >= 64rem)';
/** Undefined in environments without media queries. */
const media = () => window.matchMedia?.(WIDE);

const subscribe = (onChange: () => void) => {
  const watched = media();
  watched?.addEventListener('change', onChange);
  return () => watched?.removeEventListener('change', onChange);
};

/** Parts that a phone would only hide are not rendered there. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? true);

let isPrinting = false;

/** Content that is rendered on scroll must be complete for printing. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribeToPrinting, () => isPrinting);

function subscribeToPrinting(notify: () => void): () => void {
  const listening = new AbortController();
  for (const [event, is] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const)
    window.addEventListener(
      event,
      () => {
        isPrinting = is;
        notify();
      },
      { signal: listening.signal },
    );
  return () => listening.abort();
}

/** False in the first render, then true in a transition: for parts that are not visible at first. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  return isSettled;
}
