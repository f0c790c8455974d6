import { connect } from 'node:net';
import type { Visitor } from '../lib/visitor.ts';

/** What the attackers are told: what they send slowly, and how many they are. */
export type Attack = { port: number; what: 'header' | 'body'; lines: number; visitor: Visitor; everyMs: number };
/** When a line was opened and when it ended, in ms; one that was refused never opened. `isTold` when words came before the end. */
export type Line = { openedAt: number | null; endedAt: number; isTold: boolean };

/** So many begin together: more would wait at the door of the operating system, and not at the server's. */
const GROUP = 50;
const GROUP_EVERY_MS = 20;

// In a process of their own. Each sends what the server needs in order to wait, and then a byte at a time.
process.once('message', ({ port, what, lines, visitor: { cookie, xsrf }, everyMs }: Attack) => {
  const head = `POST /api/v1/lists HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nx-xsrf-token: ${xsrf}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n`;
  const began = what === 'body' ? `${head}\r\n{` : 'POST /api/v1/lists HTTP/1.1\r\nx: ';
  const ended: Line[] = [];
  const attack = () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let openedAt: number | null = null;
    let isTold = false;
    let dripping: NodeJS.Timeout | undefined;
    socket.once('connect', () => {
      openedAt = performance.now();
      socket.write(began);
      dripping = setInterval(() => socket.write(' '), everyMs);
    });
    // The line ends with the first word of an answer, whenever the connection does.
    socket.on('data', () => {
      isTold = true;
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      ended.push({ openedAt, endedAt: performance.now(), isTold });
      if (ended.length === lines) process.send?.(ended);
    });
  };
  let begun = 0;
  const beginning = setInterval(() => {
    for (let one = 0; one < GROUP && begun < lines; one += 1, begun += 1) attack();
    if (begun === lines) clearInterval(beginning);
  }, GROUP_EVERY_MS);
});
process.once('disconnect', () => process.exit());
