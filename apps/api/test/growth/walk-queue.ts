import type pg from 'pg';
import { PgBoss } from 'pg-boss';

type Act = { call: string; run: () => Promise<unknown> };
const BATCH = 5;

/**
 * What the library of the queue does for senders and jobs: takes a batch and finishes it. Its upkeep is left out: twice a minute
 * it counts and clears whole tables, and puts that off where it takes long.
 */
export async function openQueueWalk(pool: pg.Pool): Promise<{ acts: Act[]; close(): Promise<void> }> {
  const queue = new PgBoss({
    schema: 'queue',
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...{ migrate: false, createSchema: false, schedule: false, supervise: false },
  });
  await queue.start();
  const take = (name: string): Act => ({
    call: `queue take ${name}`,
    run: async () => {
      const taken = await queue.fetch(name, { batchSize: BATCH });
      const [done, failed] = [taken.slice(1), taken.slice(0, 1)];
      if (done.length > 0)
        await queue.complete(
          name,
          done.map(({ id }) => id),
        );
      for (const { id } of failed) await queue.fail(name, id);
    },
  });
  return {
    acts: ['bulk-email', 'bulk-whatsapp', 'code-email', 'jobs'].map(take),
    close: () => queue.stop({ close: false }),
  };
}
