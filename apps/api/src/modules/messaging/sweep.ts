import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import { addLostMessages, discardExpired, SWEEP_BATCH } from './store.ts';

/** Gives up expired messages, and adds those to the queue that it does not know. */
export async function sweepOutbox({ db, log }: Pick<Deps, 'db' | 'log'>, stopping?: AbortSignal): Promise<void> {
  for (let count = SWEEP_BATCH; count === SWEEP_BATCH && !stopping?.aborted; ) {
    const expired = await discardExpired(db);
    for (const { id, ...rest } of expired) log.error({ message: id, ...rest }, 'message given up');
    count = expired.length;
  }
  for (let count = SWEEP_BATCH; count === SWEEP_BATCH && !stopping?.aborted; ) count = await addLostMessages(db);
}

const SWEEP_MS = 30_000;

/** The background jobs of messages. */
export const messagingJobs = (deps: Pick<Deps, 'db' | 'log'>): Job[] => [
  { name: 'outbox-sweep', everyMs: SWEEP_MS, run: (stopping) => sweepOutbox(deps, stopping) },
];
