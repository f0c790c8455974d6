import { availableParallelism, loadavg } from 'node:os';

/** How many programs want a processor, as the mean of the last minute. */
export const machineLoad = (): number => loadavg()[0] ?? 0;

/** Whether others want more of this machine than it has: then times by the clock tell of them too. Said aloud, once, when it is asked. */
export function isMachineBusy(): boolean {
  const isBusy = machineLoad() > availableParallelism();
  if (isBusy)
    console.log(
      `The machine is busy: load average ${machineLoad().toFixed(1)} on ${availableParallelism()} processors.`,
    );
  return isBusy;
}
