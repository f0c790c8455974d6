import { Agent, request, type Server } from 'node:http';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { say } from '../words/say.ts';
import { openDoor } from './door.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

const countSentAway = vi.fn();
const framework = vi.fn();
const state = { isDraining: false, isFull: true, floodsForSeconds: 0 };
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(state, { isDraining: false, isFull: true, floodsForSeconds: 0 });
  framework.mockImplementation((_request, response) => response.end('inside'));
});

/** A door before which the call has no room, with nothing behind it. */
async function aDoor(): Promise<{ port: number; server: Server }> {
  const server = openDoor(
    {
      answers: { answer: vi.fn(), recall: () => null, size: vi.fn() },
      sessions: { recall: () => undefined },
      cookies: { pick: (header, name) => new Map([['language', header]]).get(name) },
      floods: () => state.floodsForSeconds,
      meter: { count: vi.fn(), countSentAway },
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      state,
      rooms: { isFull: () => state.isFull },
    },
    framework,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: address.port, server };
}

type Asked = { agent?: Agent; cookie?: string; body?: string };
type Answer = { status: number | undefined; headers: Record<string, unknown>; text: string };
function ask(port: number, { agent, cookie, body = 'x'.repeat(12_000) }: Asked = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = {
    port,
    method: 'POST',
    path: '/api/v1/costly?question=any',
    ...(cookie && { headers: { cookie } }),
    agent,
  };
  request(options, async (response) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    resolve({ status: response.statusCode, headers: response.headers, text });
  })
    .on('error', reject)
    .end(body);
  return promise;
}

test('a call without room gets the answer that it would get inside, and nothing is done for it', async () => {
  const { port } = await aDoor();
  const { status, headers, text } = await ask(port);
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  const message = ERROR_MESSAGES.overloaded;
  expect(JSON.parse(text)).toEqual({ status: 'error', success: false, code: 'overloaded', message });
  expect(framework).not.toHaveBeenCalled();
  expect(countSentAway).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'POST', route: '/api/v1/costly', status: 503 }),
  );
});

test('in the language of the page', async () => {
  const { port } = await aDoor();
  const { text } = await ask(port, { cookie: 'hi' });
  expect(JSON.parse(text).message).toBe(say('hi', ERROR_MESSAGES.overloaded));
  expect(JSON.parse(text).message).not.toBe(ERROR_MESSAGES.overloaded);
});

test('the connection lives on, and its next call is served when there is room', async () => {
  const { port, server } = await aDoor();
  const opened = vi.fn();
  server.on('connection', opened);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect((await ask(port, { agent })).status).toBe(503);
  state.isFull = false;
  expect((await ask(port, { agent })).text).toBe('inside');
  expect(opened).toHaveBeenCalledOnce();
});

test('a server that stops leaves it to the framework, which lets connections go', async () => {
  const { port } = await aDoor();
  state.isDraining = true;
  expect((await ask(port)).text).toBe('inside');
});

test('a network that floods is left to the framework, which tells it so', async () => {
  const { port } = await aDoor();
  state.floodsForSeconds = 30;
  expect((await ask(port)).text).toBe('inside');
});

test('a body longer than any form is not read to its end: the line is cut after the answer', async () => {
  const { port } = await aDoor();
  const { status, headers } = await ask(port, { body: 'x'.repeat(17_000) });
  expect([status, headers.connection]).toEqual([503, 'close']);
});
