import { fork } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import type { Mistake } from './queue-mutants.ts';
import type { WorkerOrder } from './worker-child.ts';

const CHILD = join(import.meta.dirname, 'worker-process.ts');

export type WorkerSettings = { connection: pg.PoolConfig; provider: string; mistake?: Mistake | undefined };

/** A worker in a process of its own, to be killed. It reads its code at once and does nothing until it is told to work. */
export function startWorker(settings: WorkerSettings) {
  const child = fork(CHILD, {
    env: { ...process.env, CRASH_WORKER: JSON.stringify(settings) },
    // A test runner's own flags would not suit it.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It may die while it is told something.
  child.on('error', () => undefined);
  const signal = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, by) => resolve(by)));
  const dead = signal.then(() => undefined);
  const send = (order: WorkerOrder) => void (child.connected && child.send(order));
  return {
    dead,
    /** The signal that ended it; null when it exited. */
    signal,
    /** Resolves when it works, or died over it. */
    async work(order: Omit<WorkerOrder & { type: 'work' }, 'type'>) {
      const working = new Promise((resolve) => child.once('message', resolve));
      send({ type: 'work', ...order });
      await Promise.race([working, dead]);
    },
    arm: (point: (WorkerOrder & { type: 'arm' })['point']) => send({ type: 'arm', point }),
    perform: (acts: (WorkerOrder & { type: 'perform' })['acts']) => send({ type: 'perform', acts }),
    kill: () => void child.kill('SIGKILL'),
  };
}
