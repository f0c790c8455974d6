import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseGone } from './errors.ts';
import { measureLag } from './replica-lag.ts';

/** A replica that is later than this is not used. */
const LONGEST_LAG_MS = 10_000;
const CHECK_EVERY_MS = 2_000;

const scope = new AsyncLocalStorage<true>();

/** Runs work whose reads may be some seconds old: they go to the replica, if there is one and it is not late. Transactions never do. */
// A statement of the query builder begins when it is awaited, so that happens inside.
export const readMayLag = <T>(work: () => Promise<T> | T): Promise<T> => scope.run(true, async () => await work());

/** The replica as metrics show it. */
export type Replica = {
  /** How late it is; null when it cannot be reached or is no replica. */
  lagMs(): number | null;
  /** Reads that it answered, and reads that went to the primary because it failed. */
  counts: { answered: number; failed: number };
  close(): Promise<void>;
};

/**
 * Sends single statements of a pool to a replica, where `readMayLag` allows it. What the replica cannot answer now is asked of the primary, so a replica that is
 * late, gone or promoted costs nobody an answer.
 */
export function useReplica(primary: pg.Pool, replica: pg.Pool, log: Pick<Logger, 'warn' | 'info'>): Replica {
  const counts = { answered: 0, failed: 0 };
  const askPrimary = primary.query;
  const lag = measureLag({
    readPrimary: () => Reflect.apply(askPrimary, primary, ['select pg_current_wal_lsn()::text as position']),
    readReplica: () => replica.query('select pg_last_wal_replay_lsn()::text as position'),
  });
  let lagMs: number | null = null;
  const isUsable = () => lagMs !== null && lagMs <= LONGEST_LAG_MS;
  const note = (newLagMs: number | null, reason?: unknown) => {
    const wasUsable = isUsable();
    lagMs = newLagMs;
    if (isUsable() === wasUsable) return;
    if (wasUsable) log.warn({ lagMs, err: reason }, 'the replica is late or gone: everything is read from the primary');
    else log.info({ lagMs }, 'the replica is used');
  };

  const query = (...given: unknown[]): unknown => {
    // A call with a callback is none of ours.
    if (!isUsable() || !scope.getStore() || typeof given.at(-1) === 'function')
      return Reflect.apply(askPrimary, primary, given);
    return Reflect.apply(replica.query, replica, given).then(
      (result: unknown) => {
        counts.answered += 1;
        return result;
      },
      (error: unknown) => {
        if (!isDatabaseGone(error)) throw error;
        counts.failed += 1;
        note(null, error);
        return Reflect.apply(askPrimary, primary, given);
      },
    );
  };
  Object.assign(primary, { query });

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const check = async () => {
    await lag.read().then(note, (error: unknown) => note(null, error));
    if (!isClosed) timer = setTimeout(check, CHECK_EVERY_MS).unref();
  };
  const first = check();
  return {
    lagMs: () => lagMs,
    counts,
    async close() {
      isClosed = true;
      await first;
      clearTimeout(timer);
      await replica.end();
    },
  };
}
