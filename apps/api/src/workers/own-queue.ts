import { DomainError } from '@dakhila/domain/errors';
import type { Message } from '@dakhila/domain/messages/message';

type Limits = {
  /** How many tasks of one caller may wait. */
  ownQueue: number;
  /** The message for a caller whose queue is full. */
  ownQueueFull: Message;
};

const RETRY_AFTER_SECONDS = 5;

/** Runs the tasks of each caller one at a time, in order. Callers do not wait for each other. */
export function makeOwnQueues({ ownQueue, ownQueueFull }: Limits) {
  const callers = new Map<string, { count: number; last: Promise<unknown> }>();
  const isFull = (caller: string) => (callers.get(caller)?.count ?? 0) > ownQueue;
  const refusal = () =>
    new DomainError('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS, message: ownQueueFull });
  return {
    /** How many callers have a task. */
    callers: () => callers.size,
    has: (caller: string) => callers.has(caller),
    isFull,
    refusal,
    /** A caller that disconnects keeps its slot until the work is done, so that disconnecting does not gain a second one. */
    async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
      const own = callers.get(caller) ?? { count: 0, last: Promise.resolve() };
      if (isFull(caller)) throw refusal();
      own.count += 1;
      callers.set(caller, own);
      const working = own.last.then(work);
      own.last = working.catch(() => undefined);
      try {
        return await working;
      } finally {
        own.count -= 1;
        if (own.count === 0) callers.delete(caller);
      }
    },
  };
}
