import { Worker } from 'node:worker_threads';
import { DomainError } from '@dakhila/domain/errors';
import type { AdvisedChoice, Allotted, RoundAdvice } from '@dakhila/domain/lists/advice';
import type { Exam } from '@dakhila/domain/lists/exam-name';
import type { DrawnChoice, DrawOptions } from '@dakhila/domain/lists/openings';
import type { RoundRules } from '@dakhila/domain/lists/round-rules';
import type { Simulation } from '@dakhila/domain/lists/simulate';
import type { Deps } from '../../ports.ts';

type Simulate = { choices: readonly DrawnChoice[]; rules: RoundRules };
type Advise = { exam: Exam; choices: readonly AdvisedChoice[]; allotted: Allotted; rules: RoundRules };
export type Asked = {
  id: number;
  work:
    | ({ kind: 'simulate' } & Simulate & { options: DrawOptions })
    | ({ kind: 'advise' } & Advise & { options: DrawOptions });
};
export type Told = { id: number } & (
  | { kind: 'simulate'; result: Simulation }
  | { kind: 'advise'; result: RoundAdvice }
);

/** Plays lists in a thread of its own: a full list takes a tenth of a second. */
export type Simulator = {
  simulate: (work: Simulate) => Promise<Simulation>;
  advise: (work: Advise) => Promise<RoundAdvice>;
  close: () => Promise<void>;
};

/** The same list always has the same outcome. */
const OPTIONS: DrawOptions = { draws: 10_000, seed: 1 };
/** Whoever comes after so many is told to try again: waiting longer helps nobody. */
const LONGEST_QUEUE = 64;

type Waiting = { tell: (told: Told) => void; fail: (reason: unknown) => void };

/** Opens the simulator. The thread begins with the first question, and anew after it has failed. */
export function openSimulator({ log }: Pick<Deps, 'log'>): Simulator {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = () => {
    const started = new Worker(new URL('./simulation-thread.ts', import.meta.url));
    started.unref();
    started.on('message', (told: Told) => {
      waiting.get(told.id)?.tell(told);
      waiting.delete(told.id);
    });
    started.on('error', (error) => {
      log.error({ err: error }, 'a list could not be simulated');
      worker = undefined;
      for (const { fail } of waiting.values()) fail(new DomainError('unavailable'));
      waiting.clear();
    });
    return started;
  };
  const ask = (work: Asked['work']) =>
    new Promise<Told>((tell, fail) => {
      if (waiting.size >= LONGEST_QUEUE) throw new DomainError('overloaded');
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, { tell, fail });
      worker.postMessage({ id: lastId, work } satisfies Asked);
    });
  return {
    simulate: async (work) => {
      const told = await ask({ kind: 'simulate', ...work, options: OPTIONS });
      if (told.kind !== 'simulate') throw new Error('the thread answered another question');
      return told.result;
    },
    advise: async (work) => {
      const told = await ask({ kind: 'advise', ...work, options: OPTIONS });
      if (told.kind !== 'advise') throw new Error('the thread answered another question');
      return told.result;
    },
    close: async () => void (await worker?.terminate()),
  };
}
