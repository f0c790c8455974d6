import { parentPort } from 'node:worker_threads';
import { adviseAfter } from '@dakhila/domain/lists/advice';
import { simulate } from '@dakhila/domain/lists/simulate';
import type { Asked, Told } from './simulator.ts';

/** Simulates what it is asked for, one question after the other, so that the server goes on answering meanwhile. */
parentPort?.on('message', ({ id, work }: Asked) => {
  const told: Told =
    work.kind === 'simulate'
      ? { id, kind: work.kind, result: simulate(work.choices, work.rules, work.options) }
      : {
          id,
          kind: work.kind,
          result: adviseAfter(work.exam, work.choices, work.allotted, work.rules, work.options),
        };
  parentPort?.postMessage(told);
});
