import { notices } from '@dakhila/contract/notices';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { noteLoss, useLine } from '../../lib/line.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Asks the server anything; the call itself notes whether the line holds. */
export const tryLine = async (): Promise<void> => void (await call(notices.current, {}).catch(() => undefined));

/** Hears from the browser when the line breaks, and tries it with growing patience until it holds again. */
export function useLineWatch(): void {
  const isLost = useLine().lostAt !== null;
  useEffect(() => {
    if (!navigator.onLine) noteLoss();
    window.addEventListener('offline', noteLoss);
    return () => window.removeEventListener('offline', noteLoss);
  }, []);
  useEffect(() => {
    if (!isLost) return;
    let pauseMs = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => {
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        wait();
        // A page that nobody looks at asks nothing.
        if (!document.hidden) void tryLine();
      }, pauseMs);
    };
    wait();
    window.addEventListener('online', tryLine);
    document.addEventListener('visibilitychange', tryLine);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryLine);
      document.removeEventListener('visibilitychange', tryLine);
    };
  }, [isLost]);
}
