import { setTimeout as wait } from 'node:timers/promises';

const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * Tries to give a key back until it is done: the database went away over the work, and who comes back with the key need not wait until the claim lapses.
 * At `lapsesAt` (by `performance.now()`) the key is free without it, so no try begins after that.
 */
export async function releaseLater(giveBack: () => Promise<unknown>, lapsesAt: number, pausesMs = PAUSES_MS) {
  for (const pauseMs of pausesMs) {
    await wait(pauseMs, undefined, { ref: false });
    if (performance.now() >= lapsesAt) return;
    const isReleased = await giveBack().then(
      () => true,
      () => false,
    );
    if (isReleased) return;
  }
}
