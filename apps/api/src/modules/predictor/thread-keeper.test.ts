import { Worker } from 'node:worker_threads';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { expect, onTestFinished, test } from 'vitest';
import type { PredictQuestion } from './desk-talk.ts';
import { errorOf, failureOf } from './thread-failure.ts';
import { keepThread } from './thread-keeper.ts';

/** A thread that serves at once, and does what a question is called: answers it, fails at it, ends over it, or keeps silent. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ number, question }) => {
    if (question.id === 'end') process.exit(3);
    if (question.id === 'answer')
      parentPort.postMessage({ number, reply: { page: { number: 1, length: 2, memory: new SharedArrayBuffer(8) }, toSave: { details: 'as asked' } } });
    if (question.id === 'fail') parentPort.postMessage({ number, failure: { trace: 'no such pool' } });
    if (question.id === 'refuse')
      parentPort.postMessage({ number, failure: { refusal: { code: 'not-found', text: { messageId: 'predictor.notFound' } } } });
  });
  parentPort.postMessage({ prepared: 'tables' });
`;

function aKeeper({ script = SCRIPT, limits = {}, setUp = (tables: string) => tables } = {}) {
  const failures: unknown[] = [];
  let started = 0;
  const keeper = keepThread(
    () => {
      started += 1;
      return new Worker(script, { eval: true });
    },
    setUp,
    (reason) => failures.push(reason),
    limits,
  );
  onTestFinished(async () => void (await keeper.close()));
  const ask = (id: string) => keeper.ask<PredictQuestion>({ ask: 'predict', id, input: {}, how: { language: 'en' } });
  return { ...keeper, ask, failures, starts: () => started };
}

test('the questions of a thread that ends are refused, and it is started again by itself', async () => {
  const { desk, ask, failures, starts } = aKeeper();
  expect(await desk()).toBe('tables');
  const waiting = ask('nothing');
  const fatal = ask('end');
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  await expect(fatal).rejects.toMatchObject({ code: 'unavailable' });
  expect([failures.length, starts()]).toEqual([1, 2]);
  expect(await ask('answer')).toMatchObject({ details: 'as asked' });
});

test('what fails is one question, not the thread', async () => {
  const { ask, starts } = aKeeper();
  await expect(ask('fail')).rejects.toThrow('no such pool');
  await expect(ask('refuse')).rejects.toEqual(
    new DomainError('not-found', { message: messageOf('predictor.notFound') }),
  );
  expect(await ask('answer')).toMatchObject({ details: 'as asked' });
  expect(starts()).toBe(1);
});

const TRY_LATER = messageOf('errors.notPrepared');

test('a refusal crosses to the server with its code, its words and its time', () => {
  const refusal = new DomainError('overloaded', { message: TRY_LATER, retryAfterSeconds: 5 });
  const crossed = errorOf(structuredClone(failureOf(refusal)));
  expect(crossed).toBeInstanceOf(DomainError);
  expect(crossed).toMatchObject({ code: 'overloaded', text: TRY_LATER, retryAfterSeconds: 5 });
  expect(errorOf(structuredClone(failureOf(new TypeError('torn table')))).message).toContain('torn table');
});

test('a question too many is told so at once; those that wait are refused when the thread is closed', async () => {
  const { ask, close } = aKeeper();
  const waiting = Array.from({ length: 200 }, () => ask('nothing'));
  const refused = Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject({ code: 'unavailable' })));
  await expect(ask('answer')).rejects.toMatchObject({ code: 'overloaded' });
  await close();
  await refused;
});

test('a thread that keeps silent is ended, and whoever waited is refused', async () => {
  const { ask, desk } = aKeeper({ limits: { silentForMs: 50 } });
  await expect(ask('nothing')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await desk()).toBe('tables');
});

test('a thread that never gets ready, or cannot be set up, refuses whoever waits, and does not stop the server', async () => {
  const asleep = aKeeper({ script: 'setInterval(() => {}, 1000)', limits: { preparesForMs: 50 } });
  await expect(asleep.ask('answer')).rejects.toMatchObject({ code: 'unavailable' });
  const torn = aKeeper({
    setUp: () => {
      throw new Error('torn tables');
    },
  });
  await expect(torn.desk()).rejects.toMatchObject({ code: 'unavailable' });
  expect(torn.failures).toEqual([new Error('torn tables')]);
});
