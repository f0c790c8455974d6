import { useEffect } from 'react';
import { locale } from '../../lib/locale.ts';
import type { WordToWorker } from '../../service-worker/words.ts';

/** The screen that the student came for goes first. */
const PAUSE_MS = 4_000;

/** For a signed-in student: once the page has come to rest, the worker fetches what opens without a line. Not where data is to be saved. */
export function useKeepForOffline(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || isSavingData()) return;
    const word: WordToWorker = { kind: 'keep', language: locale };
    const timer = setTimeout(() => {
      navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(word)).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Told by some browsers only. */
const isSavingData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;
