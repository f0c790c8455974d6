import { type ClientRequest, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onError } from '../errors.ts';
import { limitRequests } from './concurrency-limit.ts';

type Answer = { status: number; retryAfter: string | undefined };

/** A server that works on two requests at once and answers `/slow` only on demand. */
async function aBusyServer(maxWaitMs = 250, slots = 2) {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(onError);
  let finish: (() => void)[] = [];
  const seen = { arrived: 0, started: 0, hungUp: 0 };
  app.addHook('onRequest', async (_request, { raw }) => {
    seen.arrived += 1;
    raw.once('close', () => {
      if (!raw.writableEnded) seen.hungUp += 1;
    });
  });
  await app.register(async (scope) => {
    limitRequests(scope, { slots, maxWaitMs, isLimitedItself: ({ url }) => url === '/own' });
    scope.get('/slow', () => {
      seen.started += 1;
      return new Promise((resolve) => finish.push(() => resolve('done')));
    });
    scope.get('/own', async () => 'done');
    scope.get('/fails', async () => {
      throw new Error('broken');
    });
  });
  app.get('/healthz', async () => 'ok');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const requests: ClientRequest[] = [];
  const ask = (path = '/slow') => {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const request = get(address + path, { agent: false }, (response) => {
      response.resume();
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, retryAfter: headers['retry-after'] });
    });
    request.on('error', () => resolve(null));
    requests.push(request);
    return promise;
  };
  return {
    ask,
    seen,
    hangUpLast: () => requests.pop()?.destroy(),
    working: () => finish.length,
    finishAll: () => {
      for (const one of finish) one();
      finish = [];
    },
    hangUpAll: () => {
      for (const request of requests.splice(0)) request.destroy();
      finish = [];
    },
  };
}

test('beyond the limit a request waits for its turn and is served', async () => {
  const { ask, seen, working, finishAll } = await aBusyServer(60_000);
  const first = [ask(), ask()];
  await vi.waitFor(() => expect(working()).toBe(2));
  const third = ask();
  await vi.waitFor(() => expect(seen.arrived).toBe(3));
  expect(working()).toBe(2);
  finishAll();
  await vi.waitFor(() => expect(working()).toBe(1));
  finishAll();
  const answers = await Promise.all([...first, third]);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
});

test('while requests take more than a second, fewer are worked on at once; then more again', async () => {
  const { ask, working, finishAll } = await aBusyServer(60_000, 40);
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const fill = async (count: number, wanted: number) => {
    const asked = Array.from({ length: count }, () => ask());
    await vi.waitFor(() => expect(working()).toBe(wanted));
    return asked;
  };
  const end = async (asked: ReturnType<typeof ask>[]) => {
    const finishing = setInterval(finishAll, 10);
    await Promise.all(asked);
    clearInterval(finishing);
  };
  clock.mockReturnValue(0);
  const slow = await fill(40, 40);
  clock.mockReturnValue(2_000);
  await end(slow);
  await end(await fill(60, 32));
  await end(await fill(60, 40));
});

test('a call with a limit of its own uses no slot', async () => {
  const { ask, working, finishAll } = await aBusyServer();
  const slow = [ask(), ask(), ask(), ask()];
  await vi.waitFor(() => expect(working()).toBe(2));
  expect((await ask('/own'))?.status).toBe(200);
  expect((await ask('/fails'))?.status).toBe(503);
  const finishing = setInterval(finishAll, 10);
  await Promise.all(slow);
  clearInterval(finishing);
});

test('a request that waits too long is rejected; one that finds the queue full is rejected at once', async () => {
  const { ask, seen, working, finishAll } = await aBusyServer(5_000);
  const served = [ask(), ask()];
  await vi.waitFor(() => expect(working()).toBe(2));
  const order: string[] = [];
  const waiting = [ask(), ask()];
  await vi.waitFor(() => expect(seen.arrived).toBe(4));
  const refused = ask();
  for (const [name, answers] of Object.entries({ waited: waiting, 'at once': [refused] }))
    for (const answer of answers) void answer.then(() => order.push(name));
  for (const answer of await Promise.all([refused, ...waiting]))
    expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
  expect(order).toEqual(['at once', 'waited', 'waited']);
  finishAll();
  for (const answer of await Promise.all(served)) expect(answer?.status).toBe(200);
});

test('clients that disconnect, at work or waiting, free their slot', async () => {
  const { ask, working, hangUpAll, finishAll } = await aBusyServer();
  for (let round = 0; round < 5; round += 1) {
    const all = [ask(), ask(), ask(), ask()];
    await vi.waitFor(() => expect(working()).toBeGreaterThanOrEqual(2));
    await wait(10);
    hangUpAll();
    await Promise.all(all);
    // None of their work ever ends, yet there is a free slot again.
    await vi.waitFor(async () => expect((await ask('/fails'))?.status).toBe(500));
  }
  const later = Promise.all([ask(), ask()]);
  const finishing = setInterval(finishAll, 10);
  onTestFinished(() => clearInterval(finishing));
  expect((await later).map((answer) => answer?.status)).toEqual([200, 200]);
});

test('nothing is done for a client that disconnected while waiting, and the turn goes to the next', async () => {
  const { ask, seen, working, hangUpLast, finishAll } = await aBusyServer(60_000);
  const seenBy = (wanted: Partial<typeof seen>) => vi.waitFor(() => expect(seen).toMatchObject(wanted));
  const first = [ask(), ask()];
  await seenBy({ started: 2 });
  const gone = ask();
  await seenBy({ arrived: 3 });
  hangUpLast();
  await seenBy({ hungUp: 1 });
  const next = ask();
  await seenBy({ arrived: 4 });
  finishAll();
  expect(await gone).toBeNull();
  await seenBy({ started: 3 });
  // One slot is free, not more and not fewer.
  const last = [ask(), ask()];
  await seenBy({ arrived: 6, started: 4 });
  expect(working()).toBe(2);
  finishAll();
  await seenBy({ started: 5 });
  finishAll();
  const answers = await Promise.all([...first, next, ...last]);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200]);
  expect(seen.started).toBe(5);
});

test('a request that fails frees its slot', async () => {
  const { ask } = await aBusyServer();
  for (let count = 0; count < 10; count += 1) expect((await ask('/fails'))?.status).toBe(500);
});

test('the health of a busy server can still be asked', async () => {
  const { ask, working, hangUpAll } = await aBusyServer();
  const busy = [ask(), ask(), ask(), ask()];
  await vi.waitFor(() => expect(working()).toBe(2));
  expect((await ask('/healthz'))?.status).toBe(200);
  hangUpAll();
  await Promise.all(busy);
});
