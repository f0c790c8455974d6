export { closeAccount } from './close-account.ts';
export { copyOf } from './open-copies.ts';
export { privacyJobs } from './privacy-jobs.ts';
export { reopenAccount } from './reopen-account.ts';
export { privacyRoutes } from './routes.ts';
export { countEnding, findClosure } from './store.ts';
