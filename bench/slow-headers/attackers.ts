import { connect } from 'node:net';
import type { Visitor } from '../lib/visitor.ts';

/** What the attackers send slowly, and on how many connections. */
export type Attack = { port: number; what: 'header' | 'body'; connections: number; visitor: Visitor; everyMs: number };
/** When a connection was opened and when it ended, in ms; one that was refused never opened. `isAnswered` when a response came before the end. */
export type SlowConnection = { openedAt: number | null; endedAt: number; isAnswered: boolean };

/** How many begin together: of more, some would wait in the queue of the operating system and never reach the server. */
const GROUP = 50;
const GROUP_EVERY_MS = 20;

// In a process of their own. Each sends what the server needs in order to wait, and then a byte at a time.
process.once('message', ({ port, what, connections, visitor: { cookie, xsrf }, everyMs }: Attack) => {
  const head = `POST /api/v1/lists HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nx-xsrf-token: ${xsrf}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n`;
  const began = what === 'body' ? `${head}\r\n{` : 'POST /api/v1/lists HTTP/1.1\r\nx: ';
  const ended: SlowConnection[] = [];
  const attack = () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let openedAt: number | null = null;
    let isAnswered = false;
    let dripping: NodeJS.Timeout | undefined;
    socket.once('connect', () => {
      openedAt = performance.now();
      socket.write(began);
      dripping = setInterval(() => socket.write(' '), everyMs);
    });
    // It ends with the first byte of a response, even if the server closes the connection later.
    socket.on('data', () => {
      isAnswered = true;
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      ended.push({ openedAt, endedAt: performance.now(), isAnswered });
      if (ended.length === connections) process.send?.(ended);
    });
  };
  let begun = 0;
  const beginning = setInterval(() => {
    for (let one = 0; one < GROUP && begun < connections; one += 1, begun += 1) attack();
    if (begun === connections) clearInterval(beginning);
  }, GROUP_EVERY_MS);
});
process.once('disconnect', () => process.exit());
