import { parentPort } from 'node:worker_threads';
import { answerQuestion } from './answer-question.ts';
import type { FromThread, Question, ThreadOrder, ThreadReply, ToThread } from './desk-talk.ts';
import { type Prepared, SET_UP } from './desks.ts';
import { openForecastCache } from './forecast-cache.ts';
import { takeBack } from './paper.ts';
import { type Order, prepareJosaa, prepareMhtCet } from './prepare.ts';
import { shareColumns } from './share-columns.ts';
import { failureOf } from './thread-failure.ts';

type Answering = (question: Question) => ThreadReply;

// The one who starts this file speaks as `desk-talk.ts` has it. The order comes as a message: facts that came along with the thread would stay as long as it does.
let answering: Answering | undefined;
parentPort?.on('message', (message: ToThread) => {
  if ('order' in message) answering = open(message.order);
  else if (answering !== undefined) answer(answering, message);
});

/** Prepares one exam, tells it to the server once it can be served from here. Columns are shared between the two. */
function open({ cacheFolder, ...given }: ThreadOrder): Answering {
  const { take } = openForecastCache(cacheFolder);
  const keep = <E extends keyof Prepared>(
    exam: E,
    { facts, year }: Order<{ version: string }>,
    make: () => Prepared[E],
  ) => shareColumns(take(`${exam}${year}`, facts.version, make));
  if (given.exam === 'josaa') {
    const prepared = keep(given.exam, given.order, () => prepareJosaa(given.order));
    const desk = SET_UP.josaa(prepared);
    tell({ prepared });
    return (question) => answerQuestion(desk, question);
  }
  const prepared = keep(given.exam, given.order, () => prepareMhtCet(given.order));
  const desk = SET_UP['mht-cet'](prepared);
  tell({ prepared });
  return (question) => answerQuestion(desk, question);
}

function answer(answering: Answering, { number, question, read }: Extract<ToThread, { number: number }>): void {
  for (const { sheet, isForgotten } of read) takeBack(sheet, isForgotten);
  try {
    const reply = answering(question);
    tell({ number, reply }, reply.toSave === undefined ? [] : [reply.toSave.packed.buffer]);
  } catch (error) {
    tell({ number, failure: failureOf(error) });
  }
}

function tell(message: FromThread, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...moved]);
}
