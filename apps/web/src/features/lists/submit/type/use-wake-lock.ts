import { useEffect } from 'react';

/** Keeps the screen on while the page is in sight, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    // A browser releases the lock of a hidden page.
    const keepOn = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    keepOn();
    document.addEventListener('visibilitychange', keepOn);
    return () => {
      document.removeEventListener('visibilitychange', keepOn);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
