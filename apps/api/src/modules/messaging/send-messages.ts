import { setTimeout as wait } from 'node:timers/promises';
import { RUSH, SENDERS } from '@dakhila/domain/messaging/senders';
import type { Config } from '../../config.ts';
import { makePace } from '../../jobs/pace.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import { span } from '../../observability/span.ts';
import type { Deps, Mailer } from '../../ports.ts';
import { type DeliverDeps, deliverMessage } from './deliver.ts';
import { messengersOf } from './message.ts';
import { MESSAGE_QUEUES } from './pointers.ts';
import { addLostMessages } from './store.ts';

/**
 * Starts the senders of every lane and channel. None waits for another: a hanging mail server stops neither WhatsApp nor another lane, and there is a
 * mail connection for each send. What they share is the breaker of their service: while that is down, every lane of its channel waits.
 * Bulk has a pace: at full speed it would take half of a small machine from the students. While many log in, the pace is slower.
 */
export async function startSenders(
  deps: DeliverDeps & { config: Pick<Config, 'REMINDERS_PER_SECOND'> },
  queue: Queue,
): Promise<void> {
  const { noteCode, isRush } = watchCodes();
  const remindersPerSecond = () => deps.config.REMINDERS_PER_SECOND * (isRush() ? RUSH.reminderShare : 1);
  for (const { name, lane, channel } of MESSAGE_QUEUES) {
    const turn = makePace(lane === 'bulk' ? remindersPerSecond : () => Number.POSITIVE_INFINITY);
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
        // The sweep points to them again.
        if (lane === 'bulk' && (await staysPaused(messengersOf(deps)[channel]))) return;
        // All sends end before the first failure is thrown: the queue then tries the batch again, and what was sent is not due.
        const ends = await Promise.allSettled(
          pointers.map(async ({ data }) => {
            await turn();
            if (lane === 'code') noteCode();
            return span(`job ${name}`, { 'job.name': name }, () => deliverMessage(deps, data.id));
          }),
        );
        for (const end of ends) {
          if (end.status === 'fulfilled') continue;
          deps.log.error({ queue: name, err: end.reason }, 'message not handled, it will be tried again');
          throw new Error('message not handled, see the log');
        }
      },
    );
  }
}

/** Notes when codes are sent, and tells whether there were as many in the last second as in a rush. */
export function watchCodes(now: () => number = () => performance.now()) {
  const times: number[] = [];
  return {
    noteCode() {
      times.push(now());
      if (times.length > RUSH.codesPerSecond) times.shift();
    },
    isRush: () => times.length === RUSH.codesPerSecond && now() - (times[0] ?? 0) < 1_000,
  };
}

/** Together with a send, no longer than a stop of the process waits. */
const LONGEST_REST_SECONDS = 10;

/** Rests while every service of a channel is paused, because each waiting reminder would be claimed, fail and be logged, at full speed. True when they still are. */
async function staysPaused(messenger: Pick<Mailer, 'providers'>): Promise<boolean> {
  for (let rested = 0; rested < LONGEST_REST_SECONDS && isPaused(messenger); rested += 1) await wait(1_000);
  return isPaused(messenger);
}

function isPaused({ providers }: Pick<Mailer, 'providers'>): boolean {
  const services = providers?.() ?? [];
  return services.length > 0 && services.every(({ isOpen }) => isOpen);
}

const SWEEP_MS = 30_000;

/** The background jobs of messages. */
export const messagingJobs = ({ db }: Pick<Deps, 'db'>): Job[] => [
  { name: 'outbox-sweep', everyMs: SWEEP_MS, run: async () => void (await addLostMessages(db)) },
];
