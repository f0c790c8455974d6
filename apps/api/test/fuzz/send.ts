import { Agent, request } from 'node:http';
import { timeLimit } from '../time-limit.ts';
import type { FuzzRequest } from './make-request.ts';

/** What came back, or that nothing did in time. */
export type Received =
  | { kind: 'answer'; status: number; headers: NodeJS.Dict<string | string[]>; text: string; ms: number }
  | { kind: 'hang' | 'broken'; ms: number; reason: string };

/** A stream that was asked for may talk as long as this; anything longer hangs. */
const PATIENCE_MS = timeLimit(30_000);
const MAX_TEXT = 200_000;

/** Opens so many connections to a server on this machine. */
export function openLine(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, headers, body }: FuzzRequest, cookie: string, xsrf: string): Promise<Received> =>
    new Promise((resolve) => {
      const started = performance.now();
      const ms = () => performance.now() - started;
      const own = { cookie, 'x-xsrf-token': xsrf, ...headers };
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const call = request(
        { host: '127.0.0.1', port, method, path, agent, headers: { ...own, ...length } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            if (text.length < MAX_TEXT) text += chunk;
          });
          answer.on('end', () =>
            resolve({ kind: 'answer', status: answer.statusCode ?? 0, headers: answer.headers, text, ms: ms() }),
          );
          answer.on('error', (error) => resolve({ kind: 'broken', ms: ms(), reason: error.message }));
        },
      );
      // By the clock: a line on which something drips is never silent.
      const timer = setTimeout(() => {
        resolve({ kind: 'hang', ms: ms(), reason: `no whole answer in ${PATIENCE_MS} ms` });
        call.destroy();
      }, PATIENCE_MS);
      call.on('close', () => clearTimeout(timer));
      call.on('error', (error) => resolve({ kind: 'broken', ms: ms(), reason: error.message }));
      call.end(body);
    });
  return { send, close: () => agent.destroy() };
}
