import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Where `lg:` begins. */
const WIDE = '(width >= 64rem)';
/** Not everything that shows a page can be asked: then there is room. */
const media = () => window.matchMedia?.(WIDE);

const subscribe = (onChange: () => void) => {
  const watched = media();
  watched?.addEventListener('change', onChange);
  return () => watched?.removeEventListener('change', onChange);
};

/** Whether there is room beside the list: what a phone would only hide is not drawn there, nor asked for. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? true);

let isPrinting = false;

/** Whether the page is being put on paper: what a screen makes only as it comes into sight must then be there. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribeToPrinting, () => isPrinting);

function subscribeToPrinting(tell: () => void): () => void {
  const listening = new AbortController();
  for (const [event, is] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const)
    window.addEventListener(
      event,
      () => {
        isPrinting = is;
        tell();
      },
      { signal: listening.signal },
    );
  return () => listening.abort();
}

/** False while a part is drawn for the first time, then true, drawn in short steps: for what nobody sees at first and the first sight must not wait for. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  return isSettled;
}
