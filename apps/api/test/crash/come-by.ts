import { setTimeout as sleep } from 'node:timers/promises';
import { reconcileDue } from '../../src/modules/billing/index.ts';
import { payBackPending } from '../../src/modules/billing/refunds.ts';
import { timeLimit } from '../time-limit.ts';
import type { World } from './world.ts';

const TURNS = 3;
const LOOK_EVERY_MS = 50;
const PATIENCE_MS = timeLimit(30_000);

/**
 * The jobs of the server, as often as they come by until nothing is open. A server that died may still hold a row for as long as a busy database needs to notice:
 * the jobs pass it by, and find it the next time.
 */
export async function comeBy(world: World, isOpen: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn > 0) await untilNothingIsHeld(world);
    await world.clock.advance({ minutes: 11 });
    await reconcileDue(world.deps);
    await payBackPending(world.deps);
    if (!(await isOpen())) return;
  }
}

/** Until nobody else is in the middle of anything in this database. */
export async function untilNothingIsHeld({ pool }: Pick<World, 'pool'>): Promise<void> {
  const others =
    "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'";
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS))
    if ((await pool.query(others)).rowCount === 0) return;
}
