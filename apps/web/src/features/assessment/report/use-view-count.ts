import { assessment } from '@dakhila/contract/assessment';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';

/** Tells the server, once, that somebody looks at a shared report: when it is there and the page is in sight, not when it was only fetched ahead. */
export function useViewCount(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const count = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', count);
      // A number for the student; the reader need not know that it failed.
      call(assessment.countView, { params: { token } }).catch(() => {});
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [token, isShown]);
}
