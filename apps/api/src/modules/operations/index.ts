export { audit, type Breach } from './audit.ts';
export { type LoggedAct, listActsOn } from './audit-history.ts';
export { holdsPersonalData, insertAuditLine } from './audit-line.ts';
export { BadBackup, backUp } from './back-up.ts';
export { clientErrorRoutes } from './client-errors.ts';
export { restore } from './restore.ts';
export { lookUpKeyOf, lookUpStudent, readStudentHistory } from './student-lookup.ts';
export { watchQueue } from './watch-queue.ts';
export { watchProviders, watchState } from './watch-state.ts';
