import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor } from './door.ts';

/** More than the system takes for a line on which nobody reads. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const SILENT_MS = 2_000;

/** A line to a door with an answer in memory, and another behind it. Nothing that comes back is read. */
async function aDeafCaller(path: string) {
  const answer = { bytes: LARGE, encoding: null, route: '/kept' };
  const server = openDoor(
    {
      answers: { answer: vi.fn(), recall: (address) => (address === '/kept' ? answer : null), size: vi.fn() },
      sessions: { recall: () => ({ publicId: 'session', studentId: 'student' }) },
      cookies: { pick: () => 'known' },
      floods: () => 0,
      meter: { count: vi.fn(), countSentAway: vi.fn() },
      headers: {},
      state: { isDraining: false },
      rooms: { isFull: () => false },
    },
    (_request, response) => void response.end(LARGE),
    SILENT_MS,
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const line = once(server, 'connection');
  const caller = connect(address.port, '127.0.0.1').pause();
  caller.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: a=b\r\n\r\n`);
  onTestFinished(() => void caller.destroy());
  const [socket] = await line;
  return socket;
}

test.each(['/kept', '/made'])('a line on which nobody reads the answer to %s is cut', async (path) => {
  const line = await aDeafCaller(path);
  await once(line, 'close');
  expect(line.bytesWritten).toBeGreaterThan(0);
});
