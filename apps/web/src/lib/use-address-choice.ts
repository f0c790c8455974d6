import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';

/** Replaces the history entry, so that Back leaves the page. */
export function useAddressChoice() {
  const [address, change] = useSyncSearch();
  const { state } = useLocation();
  /** Null takes a choice back. */
  const chooseAll = (choices: Record<string, string | null>) => {
    const withChoices = (newest: URLSearchParams) => {
      for (const [key, value] of Object.entries(choices)) {
        if (value === null) newest.delete(key);
        else newest.set(key, value);
      }
      return newest;
    };
    change(withChoices, { replace: true, preventScrollReset: true, state });
  };
  return { address, chooseAll, choose: (key: string, value: string) => chooseAll({ [key]: value }) };
}

type Query = URLSearchParams | Record<string, string>;
type How = Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>;

/**
 * The query of the address as state. Changes are rendered synchronously: otherwise, on a slow phone, the next change would build on the old
 * state and undo the last one. A change given as a function builds on the newest query, also where one handler makes two changes.
 */
export function useSyncSearch() {
  const [search, setSearch] = useSearchParams();
  const newest = useRef(search);
  useLayoutEffect(() => {
    newest.current = search;
  }, [search]);
  const change = useCallback(
    (next: Query | ((newest: URLSearchParams) => Query), how: How = {}) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(newest.current)) : next;
      setSearch(query, { ...how, flushSync: true });
    },
    [setSearch],
  );
  return [search, change] as const;
}
