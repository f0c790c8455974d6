import { Worker } from 'node:worker_threads';
import { EXAMS } from '@dakhila/contract/exam';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import type { Question, ReplyTo, ThreadOrder, ToThread } from './desk-talk.ts';
import { type Desks, type Prepared, SET_UP } from './desks.ts';
import type { Edition } from './edition.ts';
import { forecastFolder } from './forecast-cache.ts';
import { currentSeason } from './season.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';
import { keepThread, type ThreadKeeper } from './thread-keeper.ts';

/** Serves predictions. Each exam has a thread of its own that makes its forecasts once and then answers; who asks earlier waits. */
export type Predictor = {
  /** The tables of an exam, for who looks something up in them. */
  desk: <E extends keyof Desks>(exam: E) => Promise<Desks[E]>;
  /** The id of the edition that an exam is served from now; undefined while it is being read. */
  knownEdition: (exam: keyof Desks) => string | undefined;
  /** Asks the thread that made an edition. Refused while there are too many questions, when the thread ends before it answered, and when the season of the edition is over. */
  ask: <Q extends Question>(edition: Pick<Edition, 'exam' | 'year'>, question: Q) => Promise<ReplyTo<Q>>;
  close: () => Promise<void>;
};

type Needs = Pick<Deps, 'catalogue' | 'config' | 'log' | 'now'>;
type Kept<E extends keyof Desks> = { season: number; keeper: ThreadKeeper<Desks[E]>; edition?: string };

/** Opens the predictor. Nothing is done until a desk is asked for the first time, then for all exams. When a season is over, the next question starts a thread for the next one. */
export function openPredictor(needs: Needs, startThread = startDeskThread): Predictor {
  const { catalogue, config, log } = needs;
  const cacheFolder = forecastFolder(config);
  const orders: { [E in keyof Desks]: (year: number) => ThreadOrder } = {
    josaa: (year) => ({ exam: 'josaa', cacheFolder, order: { facts: josaaFacts(catalogue), year } }),
    'mht-cet': (year) => ({ exam: 'mht-cet', cacheFolder, order: { facts: capFacts(catalogue), year } }),
  };
  const start = <E extends keyof Desks>(exam: E, season: number): Kept<E> => {
    const keeper = keepThread(
      () => startThread(orders[exam](season)),
      (prepared: Prepared[E]): Desks[E] => {
        own.edition = prepared.edition.id;
        return SET_UP[exam](prepared);
      },
      (reason) => log.error({ err: reason, exam }, 'the thread of an exam failed'),
    );
    const own: Kept<E> = { season, keeper };
    return own;
  };
  const kept: { [E in keyof Desks]?: Kept<E> } = {};
  const keeperOf = <E extends keyof Desks>(exam: E): ThreadKeeper<Desks[E]> => {
    const { year } = currentSeason(needs, exam);
    const before: Kept<E> | undefined = kept[exam];
    if (before?.season === year) return before.keeper;
    void before?.keeper.close();
    const next = start(exam, year);
    Object.assign(kept, { [exam]: next });
    return next.keeper;
  };
  return {
    desk: (exam) => {
      for (const each of EXAMS) void keeperOf(each).desk();
      return keeperOf(exam).desk();
    },
    knownEdition: (exam) => kept[exam]?.edition,
    ask: async ({ exam, year }, question) => {
      const keeper = keeperOf(exam);
      const { edition } = await keeper.desk();
      // The season ended between the question and now: its tables are of another year.
      if (edition.year !== year) throw new DomainError('unavailable');
      return keeper.ask(question);
    },
    close: async () => void (await Promise.all(Object.values(kept).map(({ keeper }) => keeper.close()))),
  };
}

function startDeskThread(order: ThreadOrder): Worker {
  const worker = new Worker(new URL('./desk-thread.ts', import.meta.url));
  const first: ToThread = { order };
  worker.postMessage(first);
  return worker;
}
