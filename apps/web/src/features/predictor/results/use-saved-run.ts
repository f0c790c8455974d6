import type { Run } from '@dakhila/contract/predictor-results';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { firstRowsQuery, runQuery } from '../queries.ts';
import { useLastError } from './use-last-error.ts';

/** On a line that does not answer the whole run is asked for all the same: it may be kept in the browser. */
const PATIENCE_MS = 3_000;

/** Why the whole run is not there yet, and what can be done about it. */
export type Coming = { error: Error | null; isTrying: boolean; tryAgain: () => void };

type SavedRun = {
  /** The same a moment sooner, for what is drawn at once. */
  head: Run | undefined;
  /** For the rest, which is drawn in short steps, because there is much of it. */
  run: Run | undefined;
  coming: Coming;
};

/** A saved prediction: its first rows as soon as they can be had, then all of them. While only the first are there, `whole` says how many there will be. */
export function useSavedRun(id: string): SavedRun {
  const client = useQueryClient();
  const isHere = client.getQueryData(runQuery(id).queryKey) !== undefined;
  const first = useQuery({ ...firstRowsQuery(id), enabled: !isHere });
  const shownFirst = useDeferredValue(first.data);
  const firstError = useLastError(first.error, first.isFetching);
  // The server has judged: asked for the whole run it would say the same.
  const isRefused = firstError instanceof ApiError && firstError.status >= 400 && firstError.status < 500;
  const isLate = useIsLate();
  const whole = useQuery({
    ...runQuery(id),
    // Not before the first rows are on screen: it would take the line and the processor from them.
    enabled: !isRefused && (shownFirst !== undefined || firstError !== null || isLate),
  });
  const head = whole.data ?? first.data;
  const run = useDeferredValue(head);
  const { isFetching, refetch } = isRefused ? first : whole;
  // What has come and is not drawn yet is still being tried, for whoever looks.
  const isTrying = isFetching || run !== head;
  const error = useLastError(isRefused ? firstError : whole.error, isTrying || first.isFetching);
  return { head, run, coming: { error, isTrying, tryAgain: () => void refetch() } };
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
