import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deliver } from '../lib/busy-students.ts';

const LOOK_EVERY_MS = 200;
const HANG_MS = 30_000;

/**
 * What stands before several processes: it asks each whether it is ready, keeps connections open, and sends every request to the next one that is. Only a
 * request that reached nobody, because the connection was refused, is sent to another; any other failure is the caller's.
 */
export function openBalancer() {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  let turn = 0;
  let isOver = false;

  const look = async () => {
    while (!isOver) {
      await Promise.all(
        [...ready.keys()].map(async (base) => {
          const isReady = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
            ({ ok }) => ok,
            () => false,
          );
          if (ready.has(base)) ready.set(base, isReady);
        }),
      );
      await sleep(LOOK_EVERY_MS);
    }
  };
  void look();

  const next = (): string | undefined => {
    const open = [...ready].flatMap(([base, isReady]) => (isReady ? [base] : []));
    turn += 1;
    return open[turn % open.length];
  };
  const deliver: Deliver = async (ask) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const base = next();
      const answer = base === undefined ? null : await sendTo(agent, base, ask);
      if (answer) return answer;
      await sleep(50);
    }
    return { status: null, isToldWhen: false, body: 'nobody is ready' };
  };
  return {
    deliver,
    add: (base: string) => void ready.set(base, true),
    remove: (base: string) => void ready.delete(base),
    close() {
      isOver = true;
      agent.destroy();
    },
  };
}

/** Null when the connection was refused: then nobody has seen the request. */
const sendTo = (
  agent: Agent,
  base: string,
  { method, url, headers, payload }: Parameters<Deliver>[0],
): Promise<Awaited<ReturnType<Deliver>> | null> =>
  new Promise((resolve) => {
    const length = payload ? { 'content-length': String(payload.length) } : {};
    const sending = request(
      base + url,
      { method, agent, headers: { ...headers, ...length }, signal: AbortSignal.timeout(HANG_MS) },
      (response) => {
        const isToldWhen = response.headers['retry-after'] !== undefined;
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, isToldWhen, body }),
          (error: unknown) => resolve({ status: null, isToldWhen: false, body: String(error) }),
        );
      },
    );
    sending.on('error', (error) =>
      resolve(
        'code' in error && error.code === 'ECONNREFUSED'
          ? null
          : { status: null, isToldWhen: false, body: String(error) },
      ),
    );
    sending.end(payload);
  });
