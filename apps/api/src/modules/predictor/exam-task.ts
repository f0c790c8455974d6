import { type Answers, answersFor } from './answers.ts';
import { type Prepared, SET_UP } from './exam-predictors.ts';
import { openForecastCache } from './forecast-cache.ts';
import { shareColumns } from './share-columns.ts';
import type { CapFacts, JosaaFacts } from './tables/facts.ts';

/**
 * The first message to a thread: which forecasts it serves and where they are stored. The facts they are made from are many megabytes, so they are sent
 * only to a thread that has asked for them.
 */
export type ThreadOrder = { cacheFolder: string; year: number; version: string } & (
  | { exam: 'josaa'; facts?: JosaaFacts }
  | { exam: 'mht-cet'; facts?: CapFacts }
);

/** A question to the thread of an exam: one of its answers, by name. */
export type Question<Ask extends keyof Answers = keyof Answers> = {
  [Each in Ask]: { ask: Each; input: Parameters<Answers[Each]>[0] };
}[Ask];

let answers: Answers | undefined;

/** Work of the thread that serves one exam. It is opened once and then answers; null says that it was not opened: it needs the facts, or it replaced a thread that failed. */
export default async function serveExam(work: { open: ThreadOrder } | Question) {
  if ('open' in work) return (await open(work.open)) ?? null;
  // Each answer takes the input that its question was asked with.
  const answer = answers?.[work.ask] as ((input: unknown) => unknown) | undefined;
  return answer === undefined ? null : { answer: await answer(work.input) };
}

/** Prepares one exam and sends its tables. Their columns are in memory that the threads share. */
async function open({ cacheFolder, ...order }: ThreadOrder): Promise<Prepared[keyof Prepared] | undefined> {
  const { take } = openForecastCache(cacheFolder);
  const { year, version } = order;
  const keep = <E extends keyof Prepared>(exam: E, make: () => Prepared[E] | undefined) => {
    const prepared = take(`${exam}${year}`, version, make);
    return prepared && shareColumns(prepared);
  };
  // Most threads find their forecasts made, and never need what makes them.
  const makers = order.facts && (await import('./prepare.ts'));
  if (order.exam === 'josaa') {
    const { facts } = order;
    const prepared = keep(order.exam, () => facts && makers?.prepareJosaa({ facts, year }));
    if (prepared) answers = answersFor(SET_UP.josaa(prepared));
    return prepared;
  }
  const { facts } = order;
  const prepared = keep(order.exam, () => facts && makers?.prepareMhtCet({ facts, year }));
  if (prepared) answers = answersFor(SET_UP['mht-cet'](prepared));
  return prepared;
}
