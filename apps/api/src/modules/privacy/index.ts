export { closeAccount, reopenAccount } from './close-account.ts';
export { CLEAN_UP_RESTS, deleteUnneeded } from './delete-unneeded.ts';
export { privacyJobs } from './erase-account.ts';
export { copyOf } from './read-copy.ts';
export { privacyRoutes } from './routes.ts';
export { countEnding, findClosure } from './store.ts';
