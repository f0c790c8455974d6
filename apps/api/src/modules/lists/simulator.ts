import type { RoundAdvice } from '@dakhila/domain/lists/advice';
import type { DrawOptions } from '@dakhila/domain/lists/openings';
import type { Simulation } from '@dakhila/domain/lists/simulate';
import { messageOf } from '@dakhila/domain/messages/message';
import { openWorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { Advise } from './advise-task.ts';
import type { Simulate } from './simulate-task.ts';

const SIMULATE = workerTask<typeof import('./simulate-task.ts').default>(
  new URL('./simulate-task.ts', import.meta.url),
);
const ADVISE = workerTask<typeof import('./advise-task.ts').default>(new URL('./advise-task.ts', import.meta.url));

/** The same list always has the same outcome. */
const OPTIONS: DrawOptions = { draws: 10_000, seed: 1 };
const LIMITS = {
  threads: 1,
  // A full list takes a tenth of a second: whoever would wait longer than this is told to try again.
  queue: 64,
  ownQueue: 4,
  ownQueueFull: messageOf('errors.listsStillCounting'),
  timeoutMs: 60_000,
  memoryMb: 256,
};

/** Plays lists in a thread of its own. */
export type Simulator = {
  simulate: (work: Simulate, studentId: string) => Promise<Simulation>;
  advise: (work: Advise, studentId: string) => Promise<RoundAdvice>;
  close: () => Promise<void>;
};

/** Opens the simulator. The thread begins with the first question, and anew after it has failed. */
export function openSimulator(needs: Parameters<typeof openWorkerPool>[2]): Simulator {
  const pool = openWorkerPool('simulations', LIMITS, needs);
  return {
    simulate: (work, studentId) => pool.run(SIMULATE, { ...work, options: OPTIONS }, studentId),
    advise: (work, studentId) => pool.run(ADVISE, { ...work, options: OPTIONS }, studentId),
    close: pool.close,
  };
}
