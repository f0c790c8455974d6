export type { Job } from './job.ts';
export { type ListenEvent, type Listener, openListener } from './listener.ts';
export { startJobs } from './start-jobs.ts';
