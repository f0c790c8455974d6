import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeAsker, type Outcome } from './asker.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Asks a server, whose nth request on a connection is answered by `answer`. */
async function asking(answer: (socket: Socket, nth: number) => void) {
  const server = createServer((socket) => {
    let asked = 0;
    socket.on('error', () => {});
    socket.on('data', () => answer(socket, ++asked));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asker = makeAsker((server.address() as AddressInfo).port);
  closers.push(
    () => asker.close(),
    () => server.close(),
  );
  return () => new Promise<Outcome>((resolve) => asker.ask('GET / HTTP/1.1\r\n\r\n', resolve));
}

test('a connection that the server closes as it is used again loses no request: it is sent on a new one', async () => {
  const ask = await asking((socket, nth) => (nth === 1 ? socket.write(ANSWER) : socket.destroy()));
  expect([await ask(), await ask(), await ask()]).toEqual(['ok', 'ok', 'ok']);
});

test('a new connection that is closed without an answer is a lost request, and so is half an answer', async () => {
  const never = await asking((socket) => socket.destroy());
  expect(await never()).toBe('silent');
  const half = await asking((socket, nth) =>
    nth === 1 ? socket.write(ANSWER) : socket.write(ANSWER.slice(0, -1), () => socket.destroy()),
  );
  expect([await half(), await half()]).toEqual(['ok', 'silent']);
});
