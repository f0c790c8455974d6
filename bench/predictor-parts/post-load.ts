import { connect } from 'node:net';
import type { Visitor } from './visitor.ts';

/** Runs that were made, by the second and in all, with their times; and how many requests were refused or failed instead. */
export type Loaded = {
  perSecond: number;
  answered: number;
  failures: number;
  p50Ms: number;
  p99Ms: number;
  megabytes: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/** Every visitor keeps one connection busy for a while with one run at a time. Answers are read by their length only, so that the server is what is measured. */
export async function postLoad(
  port: number,
  visitors: readonly Visitor[],
  request: (n: number) => { path: string; body: string },
  forMs: number,
  /** How the answers may be packed: a browser asks for the second. */
  encoding: 'identity' | 'br' = 'identity',
): Promise<Loaded> {
  const times: number[] = [];
  let failures = 0;
  let bytes = 0;
  let n = 0;
  const started = performance.now();
  const visit = ({ cookie, xsrf }: Visitor) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let missing = 0;
      let isMade = false;
      const send = () => {
        if (performance.now() - started >= forMs) return socket.end(() => resolve());
        n += 1;
        const { path, body } = request(n);
        sentAt = performance.now();
        return socket.write(
          `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\naccept-encoding: ${encoding}\r\ncookie: ${cookie}\r\nx-xsrf-token: ${xsrf}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      };
      const lengthOf = (chunk: Buffer) => {
        const head = chunk.toString('latin1', 0, chunk.indexOf(HEAD_END));
        isMade = head.startsWith('HTTP/1.1 200');
        return head.length + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('data', (chunk) => {
        if (missing === 0) missing = lengthOf(chunk);
        missing -= chunk.length;
        if (isMade) bytes += chunk.length;
        if (missing > 0) return;
        if (isMade) times.push(performance.now() - sentAt);
        else failures += 1;
        missing = 0;
        send();
      });
    });
  await Promise.all(visitors.map(visit));
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return {
    perSecond: times.length / seconds,
    answered: times.length,
    failures,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    megabytes: bytes / 1e6 / times.length,
  };
}
