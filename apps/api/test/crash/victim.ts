import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import type { Ask } from './act.ts';
import type { Order, Report } from './server-child.ts';

const CHILD = join(import.meta.dirname, 'server-child.ts');
const ANSWERED = 200;
const REFUSED = 409;

/** A server in a process of its own, to be killed. */
export function startVictim(connection: pg.PoolConfig) {
  const child: ChildProcess = fork(CHILD, {
    env: { ...process.env, CRASH_CONNECTION: JSON.stringify(connection) },
    // A test runner's own flags would not suit it.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const signal = once(child, 'exit').then(([, by]: (NodeJS.Signals | null)[]) => by);
  const dead = signal.then(() => undefined);
  const { promise: opened, resolve: open } = Promise.withResolvers<number>();
  const waiting = new Map<number, (isDone: boolean) => void>();
  let orders = 0;
  child.on('message', (report: Report) => {
    if (report.type === 'ready') open(report.port);
    else waiting.get(report.number)?.(report.isDone);
  });
  const ready = Promise.race([opened, dead.then(() => 0)]);

  /** Gives an order and waits until it is carried out; null when the process dies over it. */
  async function order(given: Order): Promise<number | null> {
    await ready;
    if (!child.connected) return null;
    orders += 1;
    const { promise: done, resolve } = Promise.withResolvers<boolean>();
    waiting.set(orders, resolve);
    child.send({ number: orders, order: given });
    const isDone = await Promise.race([done, dead]);
    if (isDone === undefined) return null;
    return isDone ? ANSWERED : REFUSED;
  }

  return {
    ready,
    dead,
    /** The signal that ended it; null when it exited. */
    signal,
    order,
    /** Asks the server; null when no answer came. */
    async ask(wanted: Ask): Promise<number | null> {
      if ('job' in wanted)
        return order(
          wanted.job === 'reconcile' ? { type: 'reconcile' } : { type: 'refund', transactionId: wanted.transactionId },
        );
      const { method, url, headers, payload } = wanted;
      const request = {
        method,
        headers,
        redirect: 'manual',
        ...(payload ? { body: Uint8Array.from(payload) } : {}),
      } as const;
      return fetch(`http://127.0.0.1:${await ready}${url}`, request).then(
        (answer) => answer.status,
        () => null,
      );
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
export type Victim = ReturnType<typeof startVictim>;
