import { useSyncExternalStore } from 'react';

type Connection = {
  /** Null while the connection works. */
  lostAt: number | null;
  /** By path of the page: the age of its oldest cached response. */
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
 * `cachedAt` is set if the service worker responded from its cache because the connection is lost. Responses for the frame around the page do
 * not make the page old.
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

export function noteLoss(): void {
  if (connection.lostAt === null) change({ ...connection, lostAt: Date.now() });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => connection;

/** As the last calls found it. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, current);
