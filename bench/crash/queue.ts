import type pg from 'pg';
import { QUEUE_MUTANTS } from '../../apps/api/test/crash/queue/queue-mutants.ts';
import { runQueueKills } from '../../apps/api/test/crash/queue/run-queue-kills.ts';

type Options = {
  aDatabase: (name: string) => Promise<pg.PoolConfig>;
  kills: number;
  tell: (line: string) => void;
};
/** Enough for a worker that is right, and all that one with a mistake is given. */
const MUTANT_PATIENCE_MS = 15_000;
const KILLS_A_MUTANT = 2;

/** Kills workers that send messages through the queue, and lets the harness meet workers with a mistake. */
export async function runQueuePart({ aDatabase, kills, tell }: Options) {
  const figures = await runQueueKills({ connection: await aDatabase('workers'), kills, tell });
  tell(
    `${figures.kills} kills of workers, ${figures.reached} at a point: ${figures.messages} messages, ${figures.again} handed over more than once; at rest ${(figures.recoveredMs / 1_000).toFixed(1)} s after the last restart`,
  );
  const uncaught: string[] = [];
  for (const [index, mutant] of QUEUE_MUTANTS.entries()) {
    const connection = await aDatabase(`worker_mutant_${index}`);
    const { faults } = await runQueueKills({
      connection,
      kills: KILLS_A_MUTANT,
      mutant,
      patienceMs: MUTANT_PATIENCE_MS,
    });
    const by = [...new Set(faults.map(({ kind }) => kind))];
    tell(`mutant: ${mutant.name}: caught by ${by.join(', ') || 'NOBODY'}`);
    if (by.length === 0) uncaught.push(mutant.name);
  }
  return { ...figures, uncaught };
}
