import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import type { Order, Report } from './server-child.ts';

const CHILD = join(import.meta.dirname, 'server-child.ts');

/** A server in a process of its own, to be killed. */
export function startVictim(connection: pg.PoolConfig, settlement: 'real' | 'naive') {
  const child: ChildProcess = fork(CHILD, {
    env: { ...process.env, CRASH_CONNECTION: JSON.stringify(connection), CRASH_SETTLEMENT: settlement },
    // A test runner's own flags would not suit it.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const dead = once(child, 'exit').then(() => undefined);
  const heard = async (): Promise<Report | undefined> => {
    const message = once(child, 'message').then(([report]: Report[]) => report);
    return Promise.race([message, dead]);
  };
  const ready = heard().then((report) => (report?.type === 'ready' ? report.port : 0));

  return {
    ready,
    dead,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Gives an order and waits for its answer; undefined when the process dies over it. */
    async order(order: Order): Promise<number | undefined> {
      await ready;
      if (!child.connected) return undefined;
      const answer = heard();
      child.send(order);
      const report = await answer;
      return report?.type === 'done' ? report.count : undefined;
    },
    /** Calls the server; null when no answer came. */
    async call(path: string, init: RequestInit = {}): Promise<number | null> {
      const url = `http://127.0.0.1:${await ready}${path}`;
      return fetch(url, { ...init, redirect: 'manual' }).then(
        (answer) => answer.status,
        () => null,
      );
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
export type Victim = ReturnType<typeof startVictim>;
