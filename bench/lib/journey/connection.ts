import { connect } from 'node:net';

export type Asked = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; head: string; body: string };
/** One connection that stays open; one request at a time. */
export type Connection = { ask(asked: Asked): Promise<Answered>; close(): void };

const HEAD_END = Buffer.from('\r\n\r\n');

/** Opens a connection that costs the client little: it reads of an answer its status and its length only. */
export function openConnection(port: number): Connection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting: { resolve(answer: Answered): void; reject(error: Error): void } | null = null;
  let got = Buffer.alloc(0);
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error('the server hung up')));
  socket.on('data', (chunk) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
    const end = got.indexOf(HEAD_END);
    if (end < 0) return;
    const head = got.toString('latin1', 0, end);
    const bodyAt = end + HEAD_END.length;
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (got.length < bodyAt + length) return;
    const answer = { status: Number(head.slice(9, 12)), head, body: got.toString('utf8', bodyAt, bodyAt + length) };
    got = Buffer.alloc(0);
    const { resolve } = waiting ?? {};
    waiting = null;
    resolve?.(answer);
  });
  return {
    ask: ({ method, path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const length = body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))]];
        const lines = [['host', 'localhost'], ...Object.entries(headers), ...length].map(
          ([name, value]) => `${name}: ${value}`,
        );
        socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
      }),
    close: () => {
      waiting = null;
      socket.destroy();
    },
  };
}
