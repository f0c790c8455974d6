// @ts-check

/** What the work below takes on the two shared processors that the time limits were set on, with nothing beside it. */
const USUAL_MS = 170;
const ROUNDS = 30_000_000;
const SLOWEST = 20;

/** How many times slower than usual this machine is at the moment, from 1 to 20. */
export function measureSlowness() {
  const startedAt = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) sum = (sum * 31 + round) % 1_000_003;
  if (Number.isNaN(sum)) throw new Error('the sum is needed, or the work would be left out');
  return Math.min(SLOWEST, Math.max(1, (performance.now() - startedAt) / USUAL_MS));
}

/**
 * A time limit of a test. `npm test` measures the machine once and tells every process by TEST_SLOWNESS.
 * @param {number} ms on a quiet machine
 */
export const timeLimit = (ms) => Math.round(ms * Number(process.env.TEST_SLOWNESS ?? 1));
