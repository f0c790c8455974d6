import type { Deps } from '../ports.ts';
import type { Job } from './job.ts';

/** A job that fails is tried again after 0.5, 1, 2 … seconds, at most so many, however often it is woken. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/** Runs one job now, then at its interval and whenever it is woken, never twice at the same time. */
export function runJob({ log }: Pick<Deps, 'log'>, job: Job) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let failures = 0;

  const start = () => {
    clearTimeout(timer);
    isWanted = false;
    running = once().finally(() => {
      running = undefined;
      if (!stopping.signal.aborted) plan();
    });
  };

  const once = async () => {
    try {
      await job.run(stopping.signal);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ job: job.name, failures, err: error }, 'job failed, it will be tried again');
    }
  };

  const plan = () => {
    const pauseMs = failures > 0 ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS) : 0;
    timer = setTimeout(start, failures > 0 ? pauseMs : isWanted ? 0 : job.everyMs);
  };

  start();
  return {
    /** Runs the job at once, or right after the run that is under way: that one may have looked too early. */
    wake() {
      isWanted = true;
      if (!running && failures === 0 && !stopping.signal.aborted) start();
    },
    /** Starts nothing more and waits for the run that is under way. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
