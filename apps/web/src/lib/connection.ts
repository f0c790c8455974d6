import { useSyncExternalStore } from 'react';

type Connection = {
  /** Null while the connection works. */
  lostAt: number | null;
  /** By path of the page: the age of its oldest cached response. */
  cachedAt: ReadonlyMap<string, number>;
};

const CONNECTED: Connection = { lostAt: null, cachedAt: new Map() };
let connection = CONNECTED;
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
    if (connection !== CONNECTED) change(CONNECTED);
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

/** The state that the last calls showed. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, current);
