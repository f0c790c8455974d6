import type { Location } from '../lib/navigation.tsx';
import { stored } from '../lib/stored.ts';

const storedPositions = stored('public-scroll', readPositions);

/** The state has the shape of React Router's, which takes over after signing in. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = Object(window.history.state);
  return { pathname, search, hash, state: usr, key };
}

export function locationOf(to: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(to, window.location.href);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

export function writeEntry({ pathname, search, hash, state, key }: Location, isReplacing: boolean): void {
  const entry = { usr: state, key };
  if (isReplacing) window.history.replaceState(entry, '', pathname + search + hash);
  else window.history.pushState(entry, '', pathname + search + hash);
}

/** Scroll positions by history entry; saved over a reload. */
const positions = new Map<string, number>(storedPositions.read() ?? []);

export const rememberScroll = ({ key }: Location): void => void positions.set(key, window.scrollY);
export const scrollOf = ({ key }: Location): number => positions.get(key) ?? 0;

/** The browser would restore the scroll position before the screen is loaded. */
export function takeOverScrolling(shown: () => Location | null): () => void {
  const leave = () => {
    const location = shown();
    if (location) rememberScroll(location);
    storedPositions.write([...positions]);
    window.history.scrollRestoration = 'auto';
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.history.scrollRestoration = 'auto';
  };
}

function readPositions(value: unknown): [string, number][] | null {
  return Array.isArray(value) ? value : null;
}
