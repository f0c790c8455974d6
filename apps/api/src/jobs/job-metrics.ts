import { Counter, Histogram, type Registry } from 'prom-client';

/** Runs a job and counts it. */
export type JobMeasure = <T>(job: string, run: () => Promise<T>) => Promise<T>;

/** Adds metrics of jobs: how often each ran and failed, and how long it took. */
export function measureJobs(registry: Registry): JobMeasure {
  const runs = new Counter({
    name: 'dakhila_job_runs_total',
    help: 'Runs of a job by outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'dakhila_job_seconds',
    help: 'Time that a run of a job took',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  return async (job, run) => {
    const stop = seconds.startTimer({ job });
    try {
      const result = await run();
      runs.inc({ job, outcome: 'done' });
      return result;
    } catch (error) {
      runs.inc({ job, outcome: 'failed' });
      throw error;
    } finally {
      stop();
    }
  };
}
