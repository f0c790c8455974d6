import { useEffect, useEffectEvent } from 'react';

/** Counts a view of a shared page once, when it is loaded and visible, not when it was only prefetched. */
export function useViewCount(isShown: boolean, count: () => Promise<unknown>): void {
  const countNow = useEffectEvent(count);
  useEffect(() => {
    if (!isShown) return;
    const countOnce = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', countOnce);
      // The count is for the student; the reader need not know that it failed.
      countNow().catch(() => {});
    };
    document.addEventListener('visibilitychange', countOnce);
    countOnce();
    return () => document.removeEventListener('visibilitychange', countOnce);
  }, [isShown]);
}
