import { connect } from 'node:net';
import type { Visitor } from '../lib/visitor.ts';

/** What the attackers are told: what they send slowly, and how many they are. */
export type Attack = { port: number; what: 'header' | 'body'; lines: number; visitor: Visitor; everyMs: number };
/** After how many ms each line was cut, and how many were refused with words before. */
export type Cut = { afterMs: number[]; told: number };

// In a process of their own. Each sends what the server needs in order to wait, and then a byte at a time.
process.once('message', ({ port, what, lines, visitor: { cookie, xsrf }, everyMs }: Attack) => {
  const head = `POST /api/v1/lists HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nx-xsrf-token: ${xsrf}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n`;
  const began = what === 'body' ? `${head}\r\n{` : 'POST /api/v1/lists HTTP/1.1\r\nx: ';
  const cut: Cut = { afterMs: [], told: 0 };
  const attack = () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let startedAt = performance.now();
    let isTold = false;
    let dripping: NodeJS.Timeout | undefined;
    socket.once('connect', () => {
      startedAt = performance.now();
      socket.write(began);
      dripping = setInterval(() => socket.write(' '), everyMs);
    });
    socket.on('data', () => {
      isTold = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      cut.afterMs.push(performance.now() - startedAt);
      if (isTold) cut.told += 1;
      if (cut.afterMs.length === lines) process.send?.(cut);
    });
  };
  for (let line = 0; line < lines; line += 1) attack();
});
process.once('disconnect', () => process.exit());
