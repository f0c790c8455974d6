import { type Answers, answersFor } from './answers.ts';
import { type Prepared, SET_UP } from './desks.ts';
import { openForecastCache } from './forecast-cache.ts';
import { type Order, prepareJosaa, prepareMhtCet } from './prepare.ts';
import { shareColumns } from './share-columns.ts';
import type { CapFacts, JosaaFacts } from './tables/facts.ts';

/** What a thread is given to begin with: the facts of one exam as plain data, and where to keep what it makes of them. */
export type ThreadOrder = { cacheFolder: string } & (
  | { exam: 'josaa'; order: Order<JosaaFacts> }
  | { exam: 'mht-cet'; order: Order<CapFacts> }
);

/** A question to the thread of an exam: one of its answers, by name. */
export type Question<Ask extends keyof Answers = keyof Answers> = {
  [Each in Ask]: { ask: Each; input: Parameters<Answers[Each]>[0] };
}[Ask];

let answers: Answers | undefined;

/** Work of the thread that serves one exam. It is opened once and then answers; null says that it was not opened, because it replaced one that failed. */
export default function serveExam(work: { open: ThreadOrder } | Question) {
  if ('open' in work) return open(work.open);
  // Each answer takes the input that its question was asked with.
  const answer = answers?.[work.ask] as ((input: unknown) => unknown) | undefined;
  return answer === undefined ? null : { answer: answer(work.input) };
}

/** Prepares one exam and hands over its tables. Their columns are shared between the threads. */
function open({ cacheFolder, ...given }: ThreadOrder): Prepared[keyof Prepared] {
  const { take } = openForecastCache(cacheFolder);
  const keep = <E extends keyof Prepared>(
    exam: E,
    { facts, year }: Order<{ version: string }>,
    make: () => Prepared[E],
  ) => shareColumns(take(`${exam}${year}`, facts.version, make));
  if (given.exam === 'josaa') {
    const prepared = keep(given.exam, given.order, () => prepareJosaa(given.order));
    answers = answersFor(SET_UP.josaa(prepared));
    return prepared;
  }
  const prepared = keep(given.exam, given.order, () => prepareMhtCet(given.order));
  answers = answersFor(SET_UP['mht-cet'](prepared));
  return prepared;
}
