import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being put on paper: what a screen makes only as it comes into sight must then be there. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(tell: () => void): () => void {
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
