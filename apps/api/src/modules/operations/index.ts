export { audit, type Breach } from './audit.ts';

export { BadBackup, backUp } from './back-up.ts';
export { restore } from './restore.ts';

export { watchProviders, watchState } from './watch-state.ts';
