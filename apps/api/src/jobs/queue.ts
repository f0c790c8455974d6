import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Deps } from '../ports.ts';
import type { Listener } from './listener.ts';

/** The notification channel of the queue; the payload names the queue that has something new. */
export const WAKE_CHANNEL = 'outbox';
/** How often runs without a heartbeat are found, and finished jobs are deleted. */
const UPKEEP_SECONDS = 30;
/** Longer than any message takes to send. */
const LONGEST_STOP_MS = 40_000;

export type Queue = PgBoss;
type Needs = { pool: Pick<pg.Pool, 'query'>; listener: Pick<Listener, 'on'>; log: Deps['log'] };

/**
 * Opens the queue in PostgreSQL for a process that works on it, on the connections that the process already has. Our
 * migrations make its tables. A process that only adds jobs needs no more than the database.
 */
export async function openQueue({ pool, listener, log }: Needs) {
  const queue = new PgBoss({
    schema: 'queue',
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (_channel, onNotification, onReconnect) => {
        listener.on(WAKE_CHANNEL, (event) => {
          if (event.type === 'notice') onNotification(event.payload);
          else if (event.type === 'listening') onReconnect();
        });
        // The listener belongs to the process, which closes it.
        return { close: async () => {} };
      },
    },
    migrate: false,
    createSchema: false,
    // Jobs have intervals of seconds, see run-jobs.ts.
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    monitorIntervalSeconds: UPKEEP_SECONDS,
    maintenanceIntervalSeconds: 2 * UPKEEP_SECONDS,
  });
  queue.on('error', (error) => log.warn({ err: asError(error) }, 'the queue failed, it will be tried again'));
  /** Takes nothing new and waits for what is running. */
  const stop = () => queue.stop({ close: false, timeout: LONGEST_STOP_MS });
  try {
    await queue.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { queue, stop };
}

/** The library reports some failures as copies of an error. The log shows errors only, and by `severity` knows those that may quote a value. */
function asError(given: object): Error {
  if (given instanceof Error) return given;
  const { message, ...more } = { message: '', ...given };
  // The copy names its worker too, which would make each report another one.
  return Object.assign(new Error(message.replace(/ \(Queue: .*$/, '')), more);
}
