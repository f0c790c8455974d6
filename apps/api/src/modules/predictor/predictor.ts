import { EXAMS } from '@dakhila/contract/exam';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { Registry } from 'prom-client';
import { forecastFolder } from '../../config.ts';
import { span } from '../../observability/span.ts';
import type { Deps } from '../../ports.ts';
import { makeWorkerMetrics, type WorkerMetrics } from '../../workers/worker-metrics.ts';
import { openWorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { Answered, Answers } from './answers.ts';
import type { EditionHead } from './edition.ts';
import { type ExamPredictors, type Prepared, SET_UP } from './exam-predictors.ts';
import type { ThreadOrder } from './exam-task.ts';
import { currentSeason } from './season.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';

/** Serves predictions. Each exam has its own thread, which computes its forecasts once and then answers; earlier requests wait. */
export type Predictor = {
  /** The tables of an exam, for who looks something up in them. */
  examPredictor: <E extends keyof ExamPredictors>(exam: E) => Promise<ExamPredictors[E]>;
  /** The id of the edition that an exam is served from now; undefined while it is being read. */
  knownEdition: (exam: keyof ExamPredictors) => string | undefined;
  /** The editions that exams are served from now. */
  openEditions: () => EditionHead[];
  /** Asks the thread that made an edition, for a student. Refused while there are too many questions, when the thread fails, and when the season of the edition is over. */
  ask: <Ask extends keyof Answers>(
    edition: Pick<EditionHead, 'exam' | 'year'>,
    ask: Ask,
    input: Parameters<Answers[Ask]>[0],
    caller: string,
  ) => Promise<Answered[Ask]>;
  close: () => Promise<void>;
};

type Needs = Pick<Deps, 'catalogue' | 'config' | 'log' | 'now'> & { metrics?: WorkerMetrics };

const TASK = new URL('./exam-task.ts', import.meta.url);
/** Fitting the forecasts takes seconds, on a machine that has no time for it a minute or two. */
const OPEN = workerTask<typeof import('./exam-task.ts').default>(TASK, { timeoutMs: 300_000 });
const ANSWER = workerTask<typeof import('./exam-task.ts').default>(TASK);
const LIMITS = {
  threads: 1,
  // About two seconds of work: further requests are rejected at once.
  queue: 200,
  // More than a student has open tabs; a script with more is rejected.
  ownQueue: 16,
  ownQueueFull: messageOf('errors.predictionsStillOpening'),
  timeoutMs: 20_000,
  memoryMb: 1_024,
};

/** Opens the predictor. Its threads start with the first call, for all exams. When a season is over, the next call starts a thread for the next season. */
export function openPredictor(needs: Needs, openPool = openWorkerPool): Predictor {
  const { catalogue, config } = needs;
  const cacheFolder = forecastFolder(config);
  const { version } = catalogue;
  const orders: { [E in keyof ExamPredictors]: (year: number, withFacts: boolean) => ThreadOrder } = {
    josaa: (year, withFacts) => ({
      ...{ exam: 'josaa', cacheFolder, year, version },
      ...(withFacts && { facts: josaaFacts(catalogue) }),
    }),
    'mht-cet': (year, withFacts) => ({
      ...{ exam: 'mht-cet', cacheFolder, year, version },
      ...(withFacts && { facts: capFacts(catalogue) }),
    }),
  };
  const opened: { [E in keyof ExamPredictors]?: ExamThread<E> } = {};
  const threadOf = <E extends keyof ExamPredictors>(exam: E): ExamThread<E> => {
    const { year } = currentSeason(needs, exam);
    const before: ExamThread<E> | undefined = opened[exam];
    if (before?.season === year) return before;
    void before?.close();
    const next = openThread({ ...needs, openPool }, exam, year, (withFacts) => orders[exam](year, withFacts));
    Object.assign(opened, { [exam]: next });
    return next;
  };
  return {
    examPredictor: (exam) => {
      for (const each of EXAMS)
        void threadOf(each)
          .examPredictor()
          .catch(() => undefined);
      return threadOf(exam).examPredictor();
    },
    knownEdition: (exam) => opened[exam]?.knownEdition()?.id,
    openEditions: () => EXAMS.flatMap((exam) => opened[exam]?.knownEdition() ?? []),
    ask: async ({ exam, year }, ask, input, caller) => {
      const thread = threadOf(exam);
      // The season ended between the question and now: its tables are of another year.
      if ((await thread.examPredictor()).edition.year !== year) throw new DomainError('unavailable');
      return span(`prediction ${ask}`, { 'prediction.exam': exam, 'prediction.ask': ask }, () =>
        thread.ask(ask, input, caller),
      );
    },
    close: async () => void (await Promise.all(Object.values(opened).map((thread) => thread.close()))),
  };
}

type ExamThread<E extends keyof ExamPredictors> = ReturnType<typeof openThread<E>>;

function openThread<E extends keyof ExamPredictors>(
  {
    log,
    metrics = makeWorkerMetrics(new Registry()),
    openPool,
  }: Pick<Needs, 'log' | 'metrics'> & { openPool: typeof openWorkerPool },
  exam: E,
  season: number,
  orderOf: (withFacts: boolean) => ThreadOrder,
) {
  const pool = openPool(`predictions-${exam}`, LIMITS, { log, metrics });
  let edition: EditionHead | undefined;
  let current: Promise<ExamPredictors[E]> | undefined;
  const open = async (): Promise<ExamPredictors[E]> => {
    const openWith = (withFacts: boolean) => pool.run(OPEN, { open: orderOf(withFacts) }, exam);
    // The thread prepares the exam that it was ordered to, always when it has the facts.
    const prepared = ((await openWith(false)) ?? (await openWith(true))) as Prepared[E];
    edition = prepared.edition;
    return SET_UP[exam](prepared);
  };
  const examPredictor = (): Promise<ExamPredictors[E]> => {
    const opening = current ?? open();
    current = opening;
    opening.catch(() => forget(opening));
    return opening;
  };
  const forget = (opening: Promise<unknown>) => {
    if (current === opening) current = undefined;
  };
  const ask = async <Ask extends keyof Answers>(
    name: Ask,
    input: Parameters<Answers[Ask]>[0],
    caller: string,
    isSecondTry = false,
  ): Promise<Answered[Ask]> => {
    const before = examPredictor();
    await before;
    // The question of this answer.
    const question = { ask: name, input } as Parameters<NonNullable<(typeof ANSWER)['work']>>[0];
    const reply = (await pool.run(ANSWER, question, caller)) as { answer: Answered[Ask] } | null;
    if (reply !== null) return reply.answer;
    if (isSecondTry) throw new DomainError('unavailable');
    forget(before);
    return ask(name, input, caller, true);
  };
  return { season, examPredictor, ask, knownEdition: () => edition, close: pool.close };
}
