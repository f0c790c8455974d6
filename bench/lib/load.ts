import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { at } from './middle.ts';

/** A server under load: where it listens, its process, and the cookies it wants. */
export type Target = { port: number; pid: number; cookie: string };
export type Measured = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicroseconds: number | null;
  failures: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Keeps `connections` sockets busy for a while, each with one request at a time, and reads the answers by their length only: the client must
 * cost less than the server, or it would be the client that is measured.
 */
export async function load(
  target: Target,
  paths: readonly string[],
  connections: number,
  forMs: number,
): Promise<Measured> {
  const requests = paths.map((path) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\ncookie: ${target.cookie}\r\n\r\n`,
    ),
  );
  const times: number[] = [];
  let failures = 0;
  let turn = 0;
  const cpuBefore = cpuOf(target.pid);
  const started = performance.now();
  const end = started + forMs;

  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port: target.port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let missing = 0;
      const send = () => {
        if (performance.now() >= end) return socket.end(() => resolve());
        sentAt = performance.now();
        turn = (turn + 1) % requests.length;
        return socket.write(requests[turn] ?? '');
      };
      socket.on('connect', send).on('error', reject);
      socket.on('data', (chunk) => {
        if (missing === 0) missing = lengthOf(chunk);
        missing -= chunk.length;
        if (missing > 0) return;
        times.push(performance.now() - sentAt);
        missing = 0;
        send();
      });
      const lengthOf = (head: Buffer) => {
        const text = head.toString('latin1', 0, head.indexOf(HEAD_END));
        if (!text.startsWith('HTTP/1.1 200')) failures += 1;
        return text.length + HEAD_END.length + Number(/content-length: (\d+)/i.exec(text)?.[1]);
      };
    });
  await Promise.all(Array.from({ length: connections }, one));

  const seconds = (performance.now() - started) / 1000;
  const cpuAfter = cpuOf(target.pid);
  return {
    perSecond: times.length / seconds,
    p50Ms: at(times, 0.5),
    p99Ms: at(times, 0.99),
    cpuMicroseconds: cpuBefore === null || cpuAfter === null ? null : ((cpuAfter - cpuBefore) * 1e6) / times.length,
    failures,
  };
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used; null where the system does not report it. */
export function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
