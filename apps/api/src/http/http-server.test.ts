import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openHttpServer } from './http-server.ts';

const OVERLOADED = messageOf('errors.overloaded');

/** More than the system buffers for a connection that nobody reads from. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const SILENT_MS = 2_000;

const countRejected = vi.fn();
const framework = vi.fn();
const state = { isDraining: false, isFull: true, floodsForSeconds: 0 };
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(state, { isDraining: false, isFull: true, floodsForSeconds: 0 });
  framework.mockImplementation((_request, response) => response.end('inside'));
});

/** A server with one large cached response, `/cached`, and no capacity for any call. */
async function aServer(): Promise<{ port: number; server: Server }> {
  const cached = { bytes: LARGE, encoding: null, route: '/cached' };
  const server = openHttpServer(
    {
      cache: { recall: (url) => (url === '/cached' ? cached : null) },
      sessions: { recall: () => ({ publicId: 'session', studentId: 'student' }) },
      cookies: { pick: (header) => header },
      floods: () => state.floodsForSeconds,
      meter: { count: vi.fn(), countRejected },
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      state,
      limitedCalls: { isFull: () => state.isFull },
    },
    framework,
    { silentMs: SILENT_MS, isUncached: ({ headers }) => headers.host === 'desk.test' },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: address.port, server };
}

describe('a call without capacity', () => {
  type Asked = { agent?: Agent; cookie?: string; body?: string };
  type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string };
  function ask(port: number, { agent, cookie, body = 'x'.repeat(12_000) }: Asked = {}): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const headers = cookie === undefined ? {} : { cookie };
    request({ port, method: 'POST', path: '/api/v1/costly?question=any', headers, agent }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) });
    })
      .on('error', reject)
      .end(body);
    return promise;
  }

  test('gets the answer that the framework would give, and nothing is done for it', async () => {
    const { port } = await aServer();
    const { status, headers, body } = await ask(port);
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    const message = say('en', OVERLOADED);
    expect(JSON.parse(body)).toEqual({ status: 'error', success: false, code: 'overloaded', message });
    expect(framework).not.toHaveBeenCalled();
    expect(countRejected).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'POST', route: '/api/v1/costly', status: 503 }),
    );
  });

  test('is told so in the language of the page', async () => {
    const { port } = await aServer();
    const { message } = JSON.parse((await ask(port, { cookie: 'hi' })).body);
    expect(message).toBe(say('hi', OVERLOADED));
    expect(message).not.toBe(say('en', OVERLOADED));
  });

  test('keeps its connection, whose next call is served when there is capacity', async () => {
    const { port, server } = await aServer();
    const opened = vi.fn();
    server.on('connection', opened);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect((await ask(port, { agent })).status).toBe(503);
    state.isFull = false;
    expect((await ask(port, { agent })).body).toBe('inside');
    expect(opened).toHaveBeenCalledOnce();
  });

  test('loses its connection when its body is longer than any form: the rest is not read', async () => {
    const { port } = await aServer();
    const { status, headers } = await ask(port, { body: 'x'.repeat(17_000) });
    expect([status, headers.connection]).toEqual([503, 'close']);
  });

  test.each([
    ['while the server stops: it closes connections', { isDraining: true }],
    ['of a network that floods: it answers 429', { floodsForSeconds: 30 }],
  ])('is left to the framework %s', async (_, changed) => {
    const { port } = await aServer();
    Object.assign(state, changed);
    expect((await ask(port)).body).toBe('inside');
  });
});

test('a host without a cache gets every answer from the framework', async () => {
  const { port } = await aServer();
  state.isFull = false;
  const get = async (host: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const headers = { host, cookie: 'en' };
    request({ port, path: '/cached', headers }, async (response) => resolve(await text(response))).end();
    return promise;
  };
  expect(await get('desk.test')).toBe('inside');
  expect(await get('students.test')).not.toBe('inside');
});

/** Everything that comes back on a connection until the server closes it. */
async function send(port: number, headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\n${[...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test.each([
  ['two different ones', ['host: localhost', 'host: evil.example']],
  ['the same one twice', ['host: localhost', 'Host: localhost']],
])('a request with more than one Host header is rejected before anything is done: %s', async (_, headers) => {
  const { port } = await aServer();
  const [head = '', body = ''] = (await send(port, headers)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  const message = say('en', messageOf('errors.invalid-input'));
  expect(JSON.parse(body)).toEqual({ status: 'fail', success: false, code: 'invalid-input', message });
  expect(framework).not.toHaveBeenCalled();
});

test('one Host header is answered, also beside another header of that length', async () => {
  const { port } = await aServer();
  state.isFull = false;
  expect(await send(port, ['Host: localhost', 'from: asha@example.com'])).toMatch(/^HTTP\/1.1 200 /);
});

test.each(['/cached', '/made'])('a connection on which nobody reads the response to %s is closed', async (path) => {
  const { port, server } = await aServer();
  state.isFull = false;
  framework.mockImplementation((_request, response) => void response.end(LARGE));
  const connected = once(server, 'connection');
  const caller = connect(port, '127.0.0.1').pause();
  caller.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: a=b\r\n\r\n`);
  onTestFinished(() => void caller.destroy());
  const [socket] = await connected;
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeGreaterThan(0);
});
