export { audit, type Breach } from './audit.ts';
export { insertAuditLine, type LoggedAct, listActsOn } from './audit-log.ts';
export { BadBackup, backUp } from './back-up.ts';
export { clientErrorRoutes, deskErrorRoutes, makePageErrors } from './client-errors.ts';
export { type FailureRecorder, makeFailureRecorder, recordFailedCalls } from './failure-recorder.ts';
export { restore } from './restore.ts';
export { lookUpKeyOf, lookUpStudent, readStudentHistory } from './student-lookup.ts';
export { watchProcess } from './watch-process.ts';
export { watchReplica } from './watch-replica.ts';
