import { connect } from 'node:net';
import { Failure } from '@dakhila/contract/envelope';
import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';

const server = useServer();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await server.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Everything that comes back until the server hangs up. */
const say = (headers: string[]) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/v1/auth/check HTTP/1.1\r\n${headers.join('\r\n')}\r\nconnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard)).on('error', reject);
  });

test.each([
  ['two different ones', ['host: localhost', 'host: evil.example']],
  ['the same one twice', ['host: localhost', 'Host: localhost']],
])('a request with more than one Host header is refused before anything is done: %s', async (_, headers) => {
  const [head = '', body = ''] = (await say(headers)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).not.toContain('set-cookie');
  expect(Failure.parse(JSON.parse(body))).toMatchObject({ code: 'invalid-input' });
});

test('one Host header is answered, also beside another header of that length', async () => {
  expect(await say(['Host: localhost', 'from: asha@example.com'])).toMatch(/^HTTP\/1.1 200 /);
});
