import { useSyncExternalStore } from 'react';

/** What the page knows of its line to the server. */
type Connection = {
  /** When it was first missed; null while it holds. */
  lostAt: number | null;
  /** By address of the page: when the oldest of its kept answers was fresh. */
  cachedAt: ReadonlyMap<string, number>;
};

const HOLDS: Connection = { lostAt: null, cachedAt: new Map() };
let connection = HOLDS;
const listeners = new Set<() => void>();

function change(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

/**
 * An answer has come; `cachedAt` when it was one that the browser had kept, because the line is dead. What stands around every page does not
 * say how old the page is.
 */
export function noteAnswer(cachedAt: string | null, isAroundPage = false): void {
  if (cachedAt === null) {
    if (connection !== HOLDS) change(HOLDS);
    return;
  }
  if (isAroundPage) {
    noteLoss();
    return;
  }
  const { pathname } = window.location;
  const at = Math.min(Date.parse(cachedAt), connection.cachedAt.get(pathname) ?? Number.POSITIVE_INFINITY);
  change({ lostAt: connection.lostAt ?? Date.now(), cachedAt: new Map([...connection.cachedAt, [pathname, at]]) });
}

/** No answer has come. */
export function noteLoss(): void {
  if (connection.lostAt === null) change({ ...connection, lostAt: Date.now() });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => connection;

/** The line as the last calls found it. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, current);
