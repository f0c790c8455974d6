import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { onError } from '../errors.ts';
import { limitBodies } from './body-budget.ts';

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
      picture: { memoryBytes: 2 * PICTURE_BYTES, timeoutMs },
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
    // Pictures take no memory from forms.
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
