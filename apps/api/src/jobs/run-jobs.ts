import { span } from '../observability/span.ts';
import type { Deps } from '../ports.ts';
import type { JobMeasure } from './job-metrics.ts';
import type { Queue } from './queue.ts';

/** A background job of the server. One run at a time takes place, in whichever process. */
export type Job = {
  name: string;
  everyMs: number;
  /** Does what is due. Long work checks `stopping` between its steps. */
  run(stopping: AbortSignal): Promise<void>;
};

const JOBS_QUEUE = 'jobs';
/** How many different jobs a process runs at the same time: a long one does not hold up the others. */
const RUNS_AT_ONCE = 4;
const POLL_SECONDS = 2;
/** The shortest interval of a job. */
const TICK_MS = 5_000;

/**
 * Runs the jobs through the queue. Every process asks for each job in each of its intervals, and the database accepts the first: time
 * is divided into intervals of `everyMs`, and a job has one run in each, none while one is waiting or running. So there
 * is no leader that could be missing. A run that fails is retried after 1, 2, 4 … seconds; one whose process died is
 * taken up by another within about a minute.
 */
export async function startJobs(
  { log, measure }: Pick<Deps, 'log'> & { measure: JobMeasure },
  queue: Queue,
  jobs: Job[],
  tickMs = TICK_MS,
) {
  const stopping = new AbortController();
  const runOne = async ({ name }: { name: string }, signal: AbortSignal) => {
    try {
      const job = jobs.find((known) => known.name === name);
      if (!job) throw new Error('this release does not know the job');
      const run = () => job.run(AbortSignal.any([stopping.signal, signal]));
      await measure(name, () => span(`job ${name}`, { 'job.name': name }, run));
    } catch (error) {
      log.error({ job: name, err: error }, 'job failed, it will be tried again');
      // The queue stores the error it is given, and that may name a student.
      throw new Error('job failed, see the log');
    }
  };
  const askForRuns = () =>
    queue
      .insert(
        JOBS_QUEUE,
        jobs.map(({ name, everyMs }) => ({ data: { name }, singletonKey: name, singletonSeconds: everyMs / 1000 })),
      )
      .catch((error: unknown) => log.warn({ err: error }, 'jobs could not be scheduled, it will be tried again'));

  await queue.work<{ name: string }>(
    JOBS_QUEUE,
    { localConcurrency: RUNS_AT_ONCE, pollingIntervalSeconds: POLL_SECONDS },
    async (given) => {
      for (const { data, signal } of given) await runOne(data, signal);
    },
  );
  await askForRuns();
  const timer = setInterval(askForRuns, tickMs);
  return {
    /** Asks for no more runs and signals current ones to end; the queue waits for them when it stops. */
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
