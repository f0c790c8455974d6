/** What one request may take of the main thread, on the machine that the unit below was measured on. */
export const BUDGET_MS = 50;
/** What the unit of work takes there. */
const UNIT_MS = 3.5;
export const ATTEMPTS = 6;

/** Processor time of this thread alone: neither other threads nor waiting count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Work of the kind that requests do: its time says how fast the machine is at this moment. */
function unitMs(): number {
  const began = threadMs();
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    at,
    name: `College ${at % 97}`,
    chances: [at / 7, at / 3],
  }));
  const copy: typeof rows = JSON.parse(JSON.stringify(rows));
  copy.sort((one, other) => one.name.localeCompare(other.name));
  return threadMs() - began;
}

/**
 * What some work takes of the main thread, in milliseconds of the reference machine. The best of a few attempts counts, each against the speed of its own moment, so
 * that a busy machine does not fail a test; work that is really heavy is above the budget at every attempt, provided that each does it anew.
 */
export async function mainThreadMs(work: (attempt: number) => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > BUDGET_MS; attempt += 1) {
    const before = unitMs();
    const began = threadMs();
    await work(attempt);
    const took = threadMs() - began;
    best = Math.min(best, took / Math.max(1, Math.max(before, unitMs()) / UNIT_MS));
  }
  return best;
}
