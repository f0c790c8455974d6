import { ApiError, NetworkError } from './api-error.ts';
import { stored } from './stored.ts';

/** A change that waits on this device until the server has it. Its key stays the same however often it is sent. */
export type Entry<T> = { key: string; value: T };

type OutboxOptions<T> = {
  /** Where the entries are stored; logging out clears them with all site storage. */
  name: string;
  isValue: (value: unknown) => value is T;
  /** Whether a value replaces an earlier one, because both are about the same item. */
  isSame: (one: T, other: T) => boolean;
  /** Sends entries in one request and throws when they did not arrive or were refused. The signal ends a request on a dead connection. */
  send: (entries: Entry<T>[], signal: AbortSignal) => Promise<unknown>;
  /** What to do with entries that failed: retry after a pause, leave them for the next flush, or drop them. */
  onFailure: (error: unknown) => Decision | Promise<Decision>;
  onProgress?: (progress: 'saving' | 'saved') => void;
  /** How many entries one request takes. */
  batchSize?: number;
};
type Decision = 'retry' | 'wait' | 'drop';

export type Outbox<T> = ReturnType<typeof makeOutbox<T>>;

/** A request that hangs longer than this is on a dead connection: another one may get through. */
const PATIENCE_MS = 20_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** By name: the last request of the outbox, and its entries where the browser refuses storage. All outboxes of a name share them. */
const turns = new Map<string, Promise<void>>();
const inMemory = new Map<string, Entry<unknown>[]>();

/** Keys of entries that have a sender of their own: a flush leaves them to it. */
const claimed = new Set<string>();

/** The server cannot be reached, or the session has ended: the change was not evaluated. */
export const isUndelivered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status === 401 || error.status === 403));

/** No response, a limit or an outage: temporary failures. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.outcome === 'error' || error.status === 408;

/** Changes that are stored on this device and sent in their order, one request at a time, until the server has them. */
export function makeOutbox<T>({ name, isValue, isSame, batchSize = 1, ...does }: OutboxOptions<T>) {
  const asEntry = (value: unknown): Entry<T>[] => {
    const { key, value: inner } = Object(value) as Partial<Entry<unknown>>;
    if (typeof key === 'string' && isValue(inner)) return [{ key, value: inner }];
    // An earlier version of this page stored the values alone.
    return isValue(value) ? [{ key: JSON.stringify(value), value }] : [];
  };
  const box = stored(name, (value) => (Array.isArray(value) ? value.flatMap(asEntry) : []), 'browser');

  /** Oldest first, with what another tab has stored. */
  const read = (): Entry<T>[] => (inMemory.get(name) as Entry<T>[] | undefined) ?? box.read() ?? [];
  const write = (entries: Entry<T>[]) => {
    const isStored = entries.length > 0 ? box.write(entries) : true;
    if (entries.length === 0) box.remove();
    if (isStored) inMemory.delete(name);
    else inMemory.set(name, entries);
  };
  const next = () =>
    read()
      .filter(({ key }) => !claimed.has(key))
      .slice(0, batchSize);
  const isWaiting = ({ key }: Entry<T>) => read().some((one) => one.key === key);
  /** An entry that was replaced meanwhile has another key, and its successor stays. */
  const drop = (entries: Entry<T>[]) => write(read().filter(({ key }) => !entries.some((one) => one.key === key)));

  const oneAtATime = async (work: () => Promise<void>): Promise<void> => {
    const before = turns.get(name);
    let end = () => {};
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    turns.set(name, turn);
    if (before) await before;
    try {
      await work();
    } finally {
      if (turns.get(name) === turn) turns.delete(name);
      end();
    }
  };

  let failures = 0;
  let isStopped = false;
  let isFlushing = false;
  let flushed = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  async function sendAll(): Promise<void> {
    for (let batch = next(); batch.length > 0; batch = next()) {
      if (failures === 0) does.onProgress?.('saving');
      try {
        await does.send(batch, AbortSignal.timeout(PATIENCE_MS));
        failures = 0;
      } catch (error) {
        const decision = await does.onFailure(error);
        if (decision !== 'drop') return pause(decision);
      }
      drop(batch);
    }
    isFlushing = false;
    does.onProgress?.('saved');
  }

  function pause(decision: 'retry' | 'wait'): void {
    isFlushing = false;
    failures += 1;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    if (decision === 'retry' && !isStopped) timer = setTimeout(flush, pauseMs);
  }

  /** Sends now what waits, unless that is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return;
    if (!isFlushing && next().length === 0) return does.onProgress?.('saved');
    if (!isFlushing) {
      isFlushing = true;
      flushed = oneAtATime(sendAll);
    }
    return flushed;
  }

  return {
    read: () => read().map(({ value }) => value),
    /** Stores a change; it replaces an earlier one about the same item. */
    put: (value: T): Entry<T> => {
      const entry = { key: crypto.randomUUID(), value };
      write([...read().filter((one) => !isSame(one.value, value)), entry]);
      return entry;
    },
    /** Sends one entry after what is under way. Throws when it failed; then it waits only where it was not delivered. */
    deliver: (entry: Entry<T>): Promise<void> => {
      claimed.add(entry.key);
      return oneAtATime(async () => {
        // It was replaced meanwhile.
        if (!isWaiting(entry)) return;
        try {
          await does.send([entry], AbortSignal.timeout(PATIENCE_MS));
        } catch (error) {
          if (!isUndelivered(error)) drop([entry]);
          throw error;
        }
        drop([entry]);
      }).finally(() => claimed.delete(entry.key));
    },
    flush,
    /** Sends what waits now, and whenever the connection or the page is back. Returns the function that stops; a request under way is finished. */
    start: () => {
      isStopped = false;
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('online', flush, { signal });
      document.addEventListener('visibilitychange', flush, { signal });
      void flush();
      return () => {
        listening.abort();
        stop();
      };
    },
    /** Removes the waiting entries and sends nothing more. */
    close: () => {
      stop();
      write([]);
    },
  };
}
