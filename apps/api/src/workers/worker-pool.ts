import { DomainError } from '@dakhila/domain/errors';
import { type Message, messageOf } from '@dakhila/domain/messages/message';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { makeOwnQueues } from './own-queue.ts';
import type { Refusal, WorkerMetrics } from './worker-metrics.ts';
import type { Work, WorkerTask } from './worker-task.ts';

export type PoolLimits = {
  threads: number;
  /** How many callers may wait for a thread. */
  queue: number;
  /** So many tasks of one caller wait for the one before them. They take no slot of other callers. */
  ownQueue: number;
  /** The message for a caller whose own queue is full. */
  ownQueueFull: Message;
  /** A task that takes longer, its wait for a thread included, is stopped together with its thread. */
  timeoutMs: number;
  /** A thread that needs more memory is stopped. */
  memoryMb: number;
};
type Needs = { log: Pick<Logger, 'error'>; metrics: WorkerMetrics };

const RETRY_AFTER_SECONDS = 5;
/** After this idle time a thread ends, except the last one. */
const IDLE_MS = 60_000;

/** Loaded before the task. It replaces the flags of the process: those of V8 hold for all threads anyway, and a thread refuses them. */
const FIRST_FILE = new URL('../load-thread.ts', import.meta.url).href;

/** Runs work that would block the main thread. */
export type WorkerPool = {
  /**
   * `caller` owns the work: a student, or a key for one. Input that is costly to read is a function, called once the
   * caller has a slot. Throws a `DomainError` when there is no slot, no time, or the thread failed.
   */
  run: <W extends Work>(
    task: WorkerTask<W>,
    input: Parameters<W>[0] | (() => Promise<Parameters<W>[0]>),
    caller: string,
  ) => Promise<Awaited<ReturnType<W>>>;
  close: () => Promise<void>;
};

const isReader = (input: unknown): input is () => Promise<unknown> => typeof input === 'function';

/** Opens a pool. Its threads start with the first task. A thread that fails or is stopped is replaced, and costs only its own task. */
export function openWorkerPool(name: string, limits: PoolLimits, { log, metrics }: Needs): WorkerPool {
  const { threads, queue, timeoutMs, memoryMb } = limits;
  const metric = metrics(name);
  const own = makeOwnQueues(limits);
  let pool: Piscina | undefined;
  let underWay = 0;
  let isClosed = false;

  const open = () => {
    const opened = new Piscina({
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      recordTiming: false,
      execArgv: ['--import', FIRST_FILE],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // Without a listener the failure of an idle thread would end the process.
    opened.on('error', (error) => log.error({ err: error, pool: name }, 'a worker thread failed'));
    return opened;
  };
  const start = async (task: WorkerTask<Work>, input: unknown) => {
    if (isClosed) throw new Error('the pool is closed');
    pool ??= open();
    return await pool.run(input, { filename: task.file, signal: AbortSignal.timeout(task.timeoutMs ?? timeoutMs) });
  };
  const refuse = (reason: Refusal, error: DomainError): never => {
    metric.refuse(reason);
    throw error;
  };
  const count = (by: 1 | -1) => {
    underWay += by;
    metric.count(underWay);
  };
  const fail = (error: unknown, { file }: WorkerTask<Work>) => {
    // Work that a stop of the server cuts short has not failed.
    if (!isClosed) log.error({ err: error, pool: name, file }, 'work in a worker thread failed');
    const isTimeout = error instanceof Error && error.name === 'AbortError';
    return refuse(
      isTimeout ? 'timed-out' : 'failed',
      new DomainError('unavailable', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        message: messageOf('errors.notPrepared'),
      }),
    );
  };

  return {
    run: async (task, input, caller) => {
      if (!own.has(caller) && own.callers() >= threads + queue)
        refuse('queue-full', new DomainError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      if (own.isFull(caller)) refuse('own-queue-full', own.refusal());
      count(1);
      const work = async () => {
        const ready = isReader(input) ? await input() : input;
        return start(task, ready).catch((error: unknown) => fail(error, task));
      };
      return own.run(caller, work).finally(() => count(-1));
    },
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
