import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows this very page again after Back, just as it was left. */
export function useShownAgain(callback: () => void): void {
  const onShown = useEffectEvent(callback);
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) onShown();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
