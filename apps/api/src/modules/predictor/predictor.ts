import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { type Desks, type Prepared, SET_UP } from './desks.ts';
import type { ThreadOrders } from './forecast-thread.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';

/** Serves predictions. Forecasts are made once, in a thread of their own; who asks earlier waits. */
export type Predictor = {
  desk: <E extends keyof Desks>(exam: E) => Promise<Desks[E]>;
  close: () => Promise<void>;
};

type Needs = Pick<Deps, 'catalogue' | 'config' | 'log'>;
type Message = { [E in keyof Prepared]: { exam: E; prepared: Prepared[E] } }[keyof Prepared];
type Work = { worker: Worker; desks: { [E in keyof Desks]: Promise<Desks[E]> } };

/** Opens the predictor. Nothing is done until a desk is asked for the first time; a failed attempt is begun anew by the next who asks. */
export function openPredictor(deps: Needs, startThread = startForecastThread): Predictor {
  let work: Work | undefined;
  let isClosing = false;
  const begin = () => {
    const begun = startWork(deps, startThread, (reason) => {
      // A thread tells its failure and then its end: by then its successor may be at work.
      if (work !== begun) return;
      work = undefined;
      if (!isClosing) deps.log.error({ err: reason }, 'forecasts could not be made');
    });
    return begun;
  };
  return {
    desk: (exam) => {
      work ??= begin();
      return work.desks[exam];
    },
    close: async () => {
      isClosing = true;
      await work?.worker.terminate();
    },
  };
}

const startForecastThread = (orders: ThreadOrders) =>
  new Worker(new URL('./forecast-thread.ts', import.meta.url), { workerData: orders });

function startWork(
  { catalogue, config }: Needs,
  startThread: typeof startForecastThread,
  onFailed: (reason: unknown) => void,
): Work {
  const orders: ThreadOrders = {
    josaa: { facts: josaaFacts(catalogue), year: config.JOSAA_YEAR },
    'mht-cet': { facts: capFacts(catalogue), year: config.MHT_CET_YEAR },
    cacheFolder: join(config.DATA_DIR, 'forecasts'),
  };
  const worker = startThread(orders);
  // A server that is told to stop does not wait for forecasts.
  worker.unref();
  const josaa = Promise.withResolvers<Desks['josaa']>();
  const mhtCet = Promise.withResolvers<Desks['mht-cet']>();
  worker.on('message', (message: Message) => {
    if (message.exam === 'josaa') josaa.resolve(SET_UP.josaa(message.prepared));
    else mhtCet.resolve(SET_UP['mht-cet'](message.prepared));
  });
  const fail = (reason: unknown) => {
    onFailed(reason);
    const refusal = new DomainError('unavailable');
    josaa.reject(refusal);
    mhtCet.reject(refusal);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => {
    if (code !== 0) fail(new Error(`the forecasting thread ended with ${code}`));
  });
  // Whoever waits gets the refusal; nobody waiting is no error.
  josaa.promise.catch(() => undefined);
  mhtCet.promise.catch(() => undefined);
  return { worker, desks: { josaa: josaa.promise, 'mht-cet': mhtCet.promise } };
}
