import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';

/** Replaces the history entry, so that Back leaves the page. */
export function useAddressChoice() {
  const [address, change] = useSyncSearch();
  const { state } = useLocation();
  const choose = (key: string, value: string) => {
    const next = new URLSearchParams(address);
    next.set(key, value);
    change(next, { replace: true, preventScrollReset: true, state });
  };
  return { address, choose };
}

type How = Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>;

/**
 * The query of the address as state. Changes are rendered synchronously: otherwise, on a slow phone, the next change would build on the old
 * state and undo the last one.
 */
export function useSyncSearch() {
  const [search, setSearch] = useSearchParams();
  const change = (next: URLSearchParams | Record<string, string>, how: How = {}) =>
    setSearch(next, { ...how, flushSync: true });
  return [search, change] as const;
}
