import { useSyncExternalStore } from 'react';

/** What the page knows of its line to the server. */
type Line = {
  /** When it was first missed; null while it holds. */
  lostAt: number | null;
  /** By address of the page: when the oldest of its kept answers was fresh. */
  keptAt: ReadonlyMap<string, number>;
};

const HOLDS: Line = { lostAt: null, keptAt: new Map() };
let line = HOLDS;
const listeners = new Set<() => void>();

function change(next: Line): void {
  line = next;
  for (const listener of listeners) listener();
}

/**
 * An answer has come; `keptAt` when it was one that the browser had kept, because the line is dead. What stands around every page does not
 * say how old the page is.
 */
export function noteAnswer(keptAt: string | null, isAroundPage = false): void {
  if (keptAt === null) {
    if (line !== HOLDS) change(HOLDS);
    return;
  }
  if (isAroundPage) {
    noteLoss();
    return;
  }
  const { pathname } = window.location;
  const at = Math.min(Date.parse(keptAt), line.keptAt.get(pathname) ?? Number.POSITIVE_INFINITY);
  change({ lostAt: line.lostAt ?? Date.now(), keptAt: new Map([...line.keptAt, [pathname, at]]) });
}

/** No answer has come. */
export function noteLoss(): void {
  if (line.lostAt === null) change({ ...line, lostAt: Date.now() });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => line;

/** The line as the last calls found it. */
export const useLine = (): Line => useSyncExternalStore(subscribe, current);
