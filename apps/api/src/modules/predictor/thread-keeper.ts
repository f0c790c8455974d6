import type { Worker } from 'node:worker_threads';
import { DomainError } from '@dakhila/domain/errors';
import type { FromThread, Question, ReplyTo, ToThread } from './desk-talk.ts';
import { keepPages, type ReadSheet } from './lent-pages.ts';
import { errorOf } from './thread-failure.ts';

/** One exam's thread: its desk, for who only looks, and its answers. */
export type ThreadKeeper<Desk> = {
  desk: () => Promise<Desk>;
  ask: <Q extends Question>(question: Q) => Promise<ReplyTo<Q>>;
  close: () => Promise<unknown>;
};

/** About two seconds of work for one thread: who comes then is better told at once. */
const MOST_WAITING = 200;
/** No answer is a hundredth of this in coming: a thread that keeps its questions waiting for so long is stuck. */
const SILENT_FOR_MS = 20_000;
/** Fitting the forecasts takes seconds, on a machine that has no time for it a minute or two. */
const PREPARES_FOR_MS = 300_000;

/** Resolved with all that a reply can hold: whoever asked knows what it does. */
type Waiting = { resolve: (reply: ReplyTo<Question>) => void; reject: (reason: Error) => void };
type Begun<Desk> = {
  worker: Worker;
  desk: Promise<Desk>;
  hasServed: boolean;
  waiting: Map<number, Waiting>;
  /** Who asks before the desk is set up. */
  early: number;
  pageOf: ReturnType<typeof keepPages>;
  /** Sheets that go back with the next question. */
  read: ReadSheet[];
  silence?: NodeJS.Timeout;
};

/**
 * Keeps one thread. It is started when it is first wanted. When it ends, whoever waits for it is refused, never left waiting; one that has served is started
 * again at once, one that never came so far by the next who asks.
 */
export function keepThread<Given, Desk>(
  startThread: () => Worker,
  setUp: (given: Given) => Desk,
  onFailed: (reason: unknown) => void,
  { silentForMs = SILENT_FOR_MS, preparesForMs = PREPARES_FOR_MS } = {},
): ThreadKeeper<Desk> {
  let current: Begun<Desk> | undefined;
  let isClosing = false;
  let asked = 0;

  const begin = (): Begun<Desk> => {
    const worker = startThread();
    // A server that is told to stop does not wait for forecasts.
    worker.unref();
    const { promise: desk, resolve, reject } = Promise.withResolvers<Desk>();
    const read: ReadSheet[] = [];
    const pageOf = keepPages((sheet) => read.push(sheet));
    const begun: Begun<Desk> = { worker, desk, hasServed: false, waiting: new Map(), early: 0, pageOf, read };
    const stuck = setTimeout(() => void worker.terminate(), preparesForMs).unref();
    const fail = (reason: unknown) => {
      reject(new DomainError('unavailable'));
      for (const { reject: refuse } of begun.waiting.values()) refuse(new DomainError('unavailable'));
      begun.waiting.clear();
      clearTimeout(begun.silence);
      clearTimeout(stuck);
      // A thread tells its failure and then its end: by then its successor may be at work.
      if (current !== begun) return;
      current = undefined;
      if (isClosing) return;
      onFailed(reason);
      if (!begun.hasServed) return;
      try {
        current = begin();
      } catch (error) {
        onFailed(error);
      }
    };
    worker.on('message', (message: FromThread<Given>) => {
      if ('number' in message) return hear(begun, message);
      clearTimeout(stuck);
      try {
        resolve(setUp(message.prepared));
        begun.hasServed = true;
      } catch (error) {
        fail(error);
        void worker.terminate();
      }
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the thread of an exam ended with ${code}`)));
    // Whoever waits gets the refusal; nobody waiting is no error.
    desk.catch(() => undefined);
    return begun;
  };

  const open = () => {
    current ??= begin();
    return current;
  };

  return {
    desk: () => open().desk,
    ask: async <Q extends Question>(question: Q) => {
      const begun = open();
      if (begun.waiting.size + begun.early >= MOST_WAITING) throw new DomainError('overloaded');
      begun.early += 1;
      await begun.desk.finally(() => {
        begun.early -= 1;
      });
      if (begun !== current) throw new DomainError('unavailable');
      asked += 1;
      const { promise, resolve, reject } = Promise.withResolvers<ReplyTo<Question>>();
      begun.waiting.set(asked, { resolve, reject });
      begun.silence ??= setTimeout(() => void begun.worker.terminate(), silentForMs).unref();
      const message: ToThread = { number: asked, question, read: begun.read.splice(0) };
      begun.worker.postMessage(message);
      // A thread answers what it was asked.
      return promise as Promise<ReplyTo<Q>>;
    },
    close: async () => {
      isClosing = true;
      await current?.worker.terminate();
    },
  };
}

function hear<Desk>(begun: Begun<Desk>, message: Extract<FromThread, { number: number }>): void {
  const waiting = begun.waiting.get(message.number);
  begun.waiting.delete(message.number);
  begun.silence?.refresh();
  if (begun.waiting.size === 0) {
    clearTimeout(begun.silence);
    delete begun.silence;
  }
  if ('failure' in message) waiting?.reject(errorOf(message.failure));
  else waiting?.resolve({ ...begun.pageOf(message.reply.page), ...message.reply.toSave });
}
