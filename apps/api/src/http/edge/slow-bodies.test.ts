import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitBodies } from './body-budget.ts';
import { limitRequests } from './concurrency-limit.ts';
import { rejectUnreadable } from './reject.ts';

/** A server that works on one request at a time and waits 100 ms for a form. */
async function aServer() {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(async (scope) => {
    limitRequests(scope, 1);
    const memoryBytes = 100_000_000;
    limitBodies(scope, rejectUnreadable({}), {
      form: { memoryBytes, timeoutMs: 100 },
      picture: { memoryBytes, timeoutMs: 60_000 },
    });
    scope.post('/form', async () => 'read');
    scope.post('/picture', { bodyLimit: 3_000_000 }, async () => 'read');
    scope.get('/long', async () => 'x'.repeat(8_000_000));
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  /** Sends the head of a request and part of its body, and tells what comes back until the connection is closed. */
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
  const { begin } = await aServer();
  const picture = begin('/picture');
  const form = begin('/form');
  await form.isClosed;
  expect(form.heard()).toMatch(/^HTTP\/1.1 408 /);
  picture.socket.write(':123}');
  await expect.poll(picture.heard, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 200 /);
});

test('a request that was answered before its body ended is not answered again', async () => {
  const { begin } = await aServer();
  const form = begin('/form', 'text/csv');
  await expect.poll(form.heard).toMatch(/^HTTP\/1.1 415 /);
  await wait(150);
  expect(form.heard()).not.toContain(' 408 ');
});

test('bodies that are arriving and responses that nobody reads use no slot', async () => {
  const { port, begin } = await aServer();
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
