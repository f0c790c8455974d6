import type { Deps } from '../ports.ts';
import type { Job } from './job.ts';
import type { Listener } from './listener.ts';
import { runJob } from './run-job.ts';

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
