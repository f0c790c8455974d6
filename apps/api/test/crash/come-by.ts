import { setTimeout as sleep } from 'node:timers/promises';
import { reconcileDue } from '../../src/modules/billing/index.ts';
import { payBackPending } from '../../src/modules/billing/refund-order.ts';
import type { World } from './world.ts';

const TURNS = 10;
const PAUSE_MS = 100;

/**
 * The jobs of the server, as often as they come by until nothing is open. A server that died may still hold a row for as long as a busy database needs to notice:
 * the jobs pass it by, and find it the next time.
 */
export async function comeBy({ deps, clock }: World, isOpen: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await sleep(PAUSE_MS * turn);
    await clock.advance({ minutes: 11 });
    await reconcileDue(deps);
    await payBackPending(deps);
    if (!(await isOpen())) return;
  }
}
