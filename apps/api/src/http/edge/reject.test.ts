import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Failure } from '@dakhila/contract/endpoint';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rejectUnreadable, rememberResponses } from './reject.ts';

const server = Fastify({
  serverFactory: (handler) => createServer(rememberResponses(handler)),
  clientErrorHandler: rejectUnreadable({ 'x-content-type-options': 'nosniff' }),
});
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Everything that comes back until the server closes the connection; the first part may be answered with more. */
const say = (text: string, more?: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk;
    });
    if (more) socket.once('data', () => socket.write(more));
    socket.on('close', () => resolve(heard)).on('error', reject);
  });

test.each([
  ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, '431', 'too-large'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431',
    'too-large',
  ],
  ['no HTTP at all', 'hello\r\n\r\n', '400', 'invalid-input'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    '400',
    'invalid-input',
  ],
  [
    'a length and chunks at once',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
    'invalid-input',
  ],
])(
  '%s is rejected in the envelope, with the security headers, and the connection is closed',
  async (_, text, status, code) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('connection: close');
    expect(Failure.parse(JSON.parse(body))).toMatchObject({ success: false, code });
  },
);

test('what cannot be read after a call that was answered is rejected too', async () => {
  const heard = await say('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}', 'hello\r\n\r\n');
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 400']);
});

test('what cannot be read of a call that was answered already is not answered again', async () => {
  const heard = await say('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n', 'hello\r\n\r\n');
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 404']);
});
