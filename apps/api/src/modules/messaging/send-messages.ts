import { SENDERS } from '@dakhila/domain/messaging/senders';
import type { Queue } from '../../jobs/queue.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import { type DeliverDeps, deliverMessage } from './deliver.ts';
import { MESSAGE_QUEUES } from './pointers.ts';
import { addLostMessages } from './store.ts';

/**
 * Starts the senders of every lane and channel. None waits for another: a hanging mail server stops neither WhatsApp nor another lane, and there is a
 * mail connection for each send. What they share is the breaker of their service: while that is down, every lane of its channel waits.
 */
export async function startSenders(deps: DeliverDeps, queue: Queue): Promise<void> {
  for (const { name, lane } of MESSAGE_QUEUES) {
    const { senders, batch, pollSeconds } = SENDERS[lane];
    await queue.work<{ id: string }>(
      name,
      {
        localConcurrency: senders,
        batchSize: batch,
        // A full batch means that more is waiting.
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async (pointers) => {
        // All sends end before the first failure is thrown: the queue then tries the batch again, and what was sent is not due.
        const ends = await Promise.allSettled(pointers.map(({ data }) => deliverMessage(deps, data.id)));
        for (const end of ends) {
          if (end.status === 'fulfilled') continue;
          deps.log.error({ queue: name, err: end.reason }, 'message not handled, it will be tried again');
          throw new Error('message not handled, see the log');
        }
      },
    );
  }
}

const SWEEP_MS = 30_000;

/** The background jobs of messages. */
export const messagingJobs = ({ db }: Pick<Deps, 'db'>): Job[] => [
  { name: 'outbox-sweep', everyMs: SWEEP_MS, run: async () => void (await addLostMessages(db)) },
];
