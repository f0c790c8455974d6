import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** How many programs want a processor, as the mean of the last minute. */
export const machineLoad = (): number => loadavg()[0] ?? 0;

/** Whether other processes want more of this machine than it has: then times by the clock measure them too. Prints it, once. */
export function isMachineBusy(): boolean {
  const isBusy = machineLoad() > availableParallelism();
  if (isBusy)
    console.log(
      `The machine is busy: load average ${machineLoad().toFixed(1)} on ${availableParallelism()} processors.`,
    );
  return isBusy;
}

const PROCESSOR_TIMES = '/proc/stat';
const STOLEN_COLUMN = 7;

/**
 * The share of the processors that the host gave to its other machines since it was last asked: measurements of that time include them. Unknown where the
 * system does not report it.
 */
export function watchStolenTime(): () => number | undefined {
  const read = () => {
    if (!existsSync(PROCESSOR_TIMES)) return;
    const [line = ''] = readFileSync(PROCESSOR_TIMES, 'utf8').split('\n');
    const times = line
      .split(/\s+/)
      .slice(1, STOLEN_COLUMN + 2)
      .map(Number);
    return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[STOLEN_COLUMN] ?? 0 };
  };
  let before = read();
  return () => {
    const now = read();
    const share = before && now && (now.stolen - before.stolen) / Math.max(1, now.all - before.all);
    before = now;
    return share;
  };
}
