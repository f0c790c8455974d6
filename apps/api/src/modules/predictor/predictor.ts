import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { type Desks, type Prepared, SET_UP } from './desks.ts';
import type { ThreadOrder } from './forecast-thread.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';

/** Serves predictions. Forecasts are made once, each exam in a thread of its own; who asks earlier waits. */
export type Predictor = {
  desk: <E extends keyof Desks>(exam: E) => Promise<Desks[E]>;
  close: () => Promise<void>;
};

type Needs = Pick<Deps, 'catalogue' | 'config' | 'log'>;

/** Opens the predictor. Nothing is done until a desk is asked for the first time, then for all exams; a failed attempt is begun anew by the next who asks. */
export function openPredictor({ catalogue, config, log }: Needs, startThread = startForecastThread): Predictor {
  const cacheFolder = join(config.DATA_DIR, 'forecasts');
  const keep = <E extends keyof Desks>(exam: E, order: () => ThreadOrder) =>
    deskKeeper(
      () => startThread(order()),
      (prepared: Prepared[E]): Desks[E] => SET_UP[exam](prepared),
      (reason) => log.error({ err: reason, exam }, 'forecasts could not be made'),
    );
  const keepers: { [E in keyof Desks]: Keeper<E> } = {
    josaa: keep('josaa', () => ({
      ...{ exam: 'josaa', cacheFolder },
      order: { facts: josaaFacts(catalogue), year: config.JOSAA_YEAR },
    })),
    'mht-cet': keep('mht-cet', () => ({
      ...{ exam: 'mht-cet', cacheFolder },
      order: { facts: capFacts(catalogue), year: config.MHT_CET_YEAR },
    })),
  };
  return {
    desk: (exam) => {
      for (const { desk } of Object.values(keepers)) void desk();
      return keepers[exam].desk();
    },
    close: async () => void (await Promise.all(Object.values(keepers).map(({ close }) => close()))),
  };
}

type Keeper<E extends keyof Desks> = { desk: () => Promise<Desks[E]>; close: () => Promise<unknown> };

const startForecastThread = (order: ThreadOrder) =>
  new Worker(new URL('./forecast-thread.ts', import.meta.url), { workerData: order });

/** Keeps the work of one thread, and begins it anew after it failed. */
function deskKeeper<Given, Desk>(
  startThread: () => Worker,
  setUp: (given: Given) => Desk,
  onFailed: (reason: unknown) => void,
): { desk: () => Promise<Desk>; close: () => Promise<unknown> } {
  let current: { worker: Worker; desk: Promise<Desk> } | undefined;
  let isClosing = false;
  const begin = () => {
    const worker = startThread();
    // A server that is told to stop does not wait for forecasts.
    worker.unref();
    const { promise: desk, resolve, reject } = Promise.withResolvers<Desk>();
    const begun = { worker, desk };
    worker.on('message', (given: Given) => resolve(setUp(given)));
    const fail = (reason: unknown) => {
      reject(new DomainError('unavailable'));
      // A thread tells its failure and then its end: by then its successor may be at work.
      if (current !== begun) return;
      current = undefined;
      if (!isClosing) onFailed(reason);
    };
    worker.on('error', fail);
    worker.on('exit', (code) => {
      if (code !== 0) fail(new Error(`the forecasting thread ended with ${code}`));
    });
    // Whoever waits gets the refusal; nobody waiting is no error.
    desk.catch(() => undefined);
    return begun;
  };
  return {
    desk: () => {
      current ??= begin();
      return current.desk;
    },
    close: async () => {
      isClosing = true;
      await current?.worker.terminate();
    },
  };
}
