import type { Deps } from '../ports.ts';
import type { Listener } from './listener.ts';

/** A background job of the server. */
export type Job = {
  name: string;
  everyMs: number;
  /** A notification channel of the database that runs the job at once. */
  wakeOn?: string;
  /** Does what is due. Long work checks `stopping` between its steps. */
  run(stopping: AbortSignal): Promise<void>;
};

/** A failed job is retried after 0.5, 1, 2 … seconds, however often it is woken. */
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
    /** Runs the job at once, or right after the current run, which may have checked too early. */
    wake() {
      isWanted = true;
      if (!running && failures === 0 && !stopping.signal.aborted) start();
    },
    /** Stops the job and waits for the current run. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Starts the jobs. `stop` ends them all and waits for current runs. */
export function startJobs(deps: Pick<Deps, 'log'>, jobs: Job[], listener: Pick<Listener, 'on'>) {
  const running = jobs.map((job) => {
    const { wake, stop } = runJob(deps, job);
    // Notifications may have been missed while the connection was down, so reconnecting wakes the job too.
    if (job.wakeOn) listener.on(job.wakeOn, (event) => event.type !== 'lost' && wake());
    return stop;
  });
  return { stop: async () => void (await Promise.all(running.map((stop) => stop()))) };
}
