import { type NavigateOptions, useSearchParams } from 'react-router';

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
