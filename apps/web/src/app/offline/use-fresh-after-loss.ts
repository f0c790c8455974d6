import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLine } from '../../lib/line.ts';

/** When the line is back, what came from the device meanwhile, or did not come at all, is asked for again. */
export function useFreshAfterLoss(): void {
  const client = useQueryClient();
  const { lostAt } = useLine();
  const lostSince = useRef<number | null>(null);
  useEffect(() => {
    const since = lostSince.current;
    lostSince.current = lostAt;
    if (lostAt !== null || since === null) return;
    void client.invalidateQueries({
      predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt >= since,
    });
  }, [lostAt, client]);
}
