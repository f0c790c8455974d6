import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { onError } from '../errors.ts';
import { limitBodies } from './body-budget.ts';
import { limitRequests } from './concurrency-limit.ts';
import { rejectUnreadable } from './reject.ts';

const PICTURE_BYTES = 2_000_000;

/** A server with memory for two pictures and for 100 bytes of forms. */
async function aServer() {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 80 });
  app.setErrorHandler(onError);
  let begun = 0;
  await app.register(async (scope) => {
    const timeoutMs = 60_000;
    limitBodies(scope, () => {}, {
      form: { memoryBytes: 100, timeoutMs },
      file: { memoryBytes: 2 * PICTURE_BYTES, timeoutMs },
    });
    scope.addHook('preParsing', async () => {
      begun += 1;
    });
    scope.post('/form', async () => 'read');
    scope.post('/picture', { bodyLimit: PICTURE_BYTES }, async () => 'read');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  /** Sends the head of a request and the first byte of its body. */
  const begin = (path: string, headers: Record<string, string | number>) => {
    const sent = request(address + path, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', () => {});
    sent.write('1');
    onTestFinished(() => void sent.destroy());
    return sent;
  };
  /** The same, once the server reads it. */
  const beginRead = async (...given: Parameters<typeof begin>) => {
    const before = begun;
    const sent = begin(...given);
    await expect.poll(() => begun).toBe(before + 1);
    return sent;
  };
  return { begin, beginRead };
}

async function answerTo(sent: ClientRequest) {
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  return [answer?.statusCode, answer?.headers['retry-after']];
}

test.each([
  ['of a known length', { 'content-length': PICTURE_BYTES }],
  ['of an unknown length', { 'transfer-encoding': 'chunked' }],
])(
  'where bodies %s use the memory up the next is rejected at once, until one is answered or disconnects',
  async (_, headers) => {
    const { begin, beginRead } = await aServer();
    const small = async () => (await answerTo(begin('/picture', { 'content-length': 1 }).end()))[0];
    const [one, other] = [await beginRead('/picture', headers), await beginRead('/picture', headers)];
    expect(await answerTo(begin('/picture', headers))).toEqual([503, '1']);
    // Pictures use no memory of forms.
    expect(await answerTo(begin('/form', { 'content-length': 1 }).end())).toEqual([200, undefined]);

    one.end('1'.repeat('content-length' in headers ? PICTURE_BYTES - 1 : 1));
    expect((await answerTo(one))[0]).toBe(200);
    await expect.poll(small).toBe(200);
    await beginRead('/picture', headers);
    expect(await small()).toBe(503);
    other.destroy();
    await expect.poll(small).toBe(200);
  },
);

test('files of one scope use no memory of another, as those of the desk and of students', async () => {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(onError);
  const timeoutMs = 60_000;
  for (const path of ['/desk', '/students'])
    await app.register(async (scope) => {
      const memoryBytes = PICTURE_BYTES;
      limitBodies(scope, () => {}, { form: { memoryBytes, timeoutMs }, file: { memoryBytes, timeoutMs } });
      scope.post(path, { bodyLimit: PICTURE_BYTES }, async () => 'read');
    });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const begin = (path: string, bytes: number) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes };
    const sent = request(address + path, { method: 'POST', agent: false, headers });
    sent.on('error', () => {});
    onTestFinished(() => void sent.destroy());
    sent.write('1');
    return sent;
  };
  begin('/desk', PICTURE_BYTES);
  await expect.poll(async () => (await answerTo(begin('/desk', 1).end()))[0]).toBe(503);
  expect((await answerTo(begin('/students', 1).end()))[0]).toBe(200);
});

/** A server that works on one request at a time and waits 100 ms for a form. */
async function aServerWithTimeouts() {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(async (scope) => {
    limitRequests(scope, { slots: 1 });
    const memoryBytes = 100_000_000;
    limitBodies(scope, rejectUnreadable({}), {
      form: { memoryBytes, timeoutMs: 100 },
      file: { memoryBytes, timeoutMs: 60_000 },
    });
    scope.post('/form', async () => 'read');
    scope.post('/picture', { bodyLimit: 3_000_000 }, async () => 'read');
    scope.get('/long', async () => 'x'.repeat(8_000_000));
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  /** Sends the head of a request and part of its body; returns what comes back until the connection is closed. */
  const begin = (path: string, type = 'application/json') => {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 9\r\n\r\n{"a"`);
    const { promise: isClosed, resolve } = Promise.withResolvers<void>();
    socket.on('close', () => resolve()).on('error', () => {});
    return { socket, isClosed, heard: () => heard };
  };
  return { port, begin };
}

test('a body that does not end in time is rejected and its connection closed; a picture has longer', async () => {
  const { begin } = await aServerWithTimeouts();
  const picture = begin('/picture');
  const form = begin('/form');
  await form.isClosed;
  expect(form.heard()).toMatch(/^HTTP\/1.1 408 /);
  picture.socket.write(':123}');
  await expect.poll(picture.heard).toMatch(/^HTTP\/1.1 200 /);
});

test('a request that was answered before its body ended is not answered again', async () => {
  const { begin } = await aServerWithTimeouts();
  const form = begin('/form', 'text/csv');
  await expect.poll(form.heard).toMatch(/^HTTP\/1.1 415 /);
  await wait(150);
  expect(form.heard()).not.toContain(' 408 ');
});

test('bodies that are arriving and responses that nobody reads use no slot', async () => {
  const { port, begin } = await aServerWithTimeouts();
  for (let count = 0; count < 5; count += 1) begin('/picture');
  for (let count = 0; count < 3; count += 1) {
    const deaf = connect(Number(port), '127.0.0.1').pause();
    onTestFinished(() => void deaf.destroy());
    deaf.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
  }
  await wait(50);
  const answer = await fetch(`http://127.0.0.1:${port}/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'read']);
});
