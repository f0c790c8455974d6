import { Worker } from 'node:worker_threads';
import type { Deps } from '../../ports.ts';
import type { Question, ReplyTo, ThreadOrder, ToThread } from './desk-talk.ts';
import { type Desks, type Prepared, SET_UP } from './desks.ts';
import { forecastFolder } from './forecast-cache.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';
import { keepThread, type ThreadKeeper } from './thread-keeper.ts';

/** Serves predictions. Each exam has a thread of its own that makes its forecasts once and then answers; who asks earlier waits. */
export type Predictor = {
  /** The tables of an exam, for who looks something up in them. */
  desk: <E extends keyof Desks>(exam: E) => Promise<Desks[E]>;
  /** Asks the exam's thread. Refused while there are too many questions, or when the thread ends before it answered. */
  ask: <Q extends Question>(exam: keyof Desks, question: Q) => Promise<ReplyTo<Q>>;
  close: () => Promise<void>;
};

type Needs = Pick<Deps, 'catalogue' | 'config' | 'log'>;
type Keepers = { [E in keyof Desks]: ThreadKeeper<Desks[E]> };

/** Opens the predictor. Nothing is done until a desk is asked for the first time, then for all exams. */
export function openPredictor({ catalogue, config, log }: Needs, startThread = startDeskThread): Predictor {
  const cacheFolder = forecastFolder(config);
  const keep = <E extends keyof Desks>(exam: E, order: () => ThreadOrder) =>
    keepThread(
      () => startThread(order()),
      (prepared: Prepared[E]): Desks[E] => SET_UP[exam](prepared),
      (reason) => log.error({ err: reason, exam }, 'the thread of an exam failed'),
    );
  const keepers: Keepers = {
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
    ask: (exam, question) => keepers[exam].ask(question),
    close: async () => void (await Promise.all(Object.values(keepers).map(({ close }) => close()))),
  };
}

function startDeskThread(order: ThreadOrder): Worker {
  const worker = new Worker(new URL('./desk-thread.ts', import.meta.url));
  const first: ToThread = { order };
  worker.postMessage(first);
  return worker;
}
