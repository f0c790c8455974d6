import type { Deps } from '../ports.ts';
import type { Listener } from './listener.ts';

/** Something the server does by itself. */
export type Job = {
  name: string;
  everyMs: number;
  /** A channel of the database whose announcements run the job at once. */
  wakeOn?: string;
  /** Does what is due now. Long work looks at `stopping` between its steps. */
  run(stopping: AbortSignal): Promise<void>;
};

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

/** Starts the jobs, each on its own. `stop` ends them all and waits for those that are at work. */
export function startJobs(deps: Pick<Deps, 'log'>, jobs: Job[], listener: Pick<Listener, 'on'>) {
  const running = jobs.map((job) => {
    const { wake, stop } = runJob(deps, job);
    // Announcements may have been missed while the connection was down: hearing again wakes the job too.
    if (job.wakeOn) listener.on(job.wakeOn, (event) => event.type !== 'lost' && wake());
    return stop;
  });
  return { stop: async () => void (await Promise.all(running.map((stop) => stop()))) };
}
