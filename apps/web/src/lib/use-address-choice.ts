import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';

/** Choices that live in the address of a page. A choice takes the place of the present entry, so that Back leaves the page. */
export function useAddressChoice() {
  const [address, change] = useDrawnSearch();
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
 * The query of the address as a state of the screen, and the way to change it by touch or key. A change is drawn before the next one is heard: by itself
 * the router draws it when there is time, and on a slow phone the next one would be built on what was there before, and undo it.
 */
export function useDrawnSearch() {
  const [search, setSearch] = useSearchParams();
  const change = (next: URLSearchParams | Record<string, string>, how: How = {}) =>
    setSearch(next, { ...how, flushSync: true });
  return [search, change] as const;
}
