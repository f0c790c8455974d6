/**
 * SQLSTATE classes and codes for temporary failures: connection lost, shutting down, starting up, out of connections or space, timed out, deadlock, disk
 * failure, a replica that is not the primary yet, a commit that no standby has confirmed.
 */
const PASSING = /^(08|53|57P0|57014|4000[13]|40P01|25P03|25006|58030)/;
/** Codes of the socket and the pool when the database cannot be reached. */
const NO_CONNECTION =
  /ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|connect ENOENT|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND|terminated|timeout exceeded when trying to connect|not queryable|Connection ended/i;

/** Whether an error means that the database cannot answer now and may do so again soon. */
export function isDatabaseGone(error: unknown): boolean {
  const database = databaseErrorIn(error);
  if (!database) return false;
  return PASSING.test(database.code ?? '') || NO_CONNECTION.test(`${database.code ?? ''} ${database.message}`);
}

/** Whether the database rolled a transaction back because of a lock timeout or a deadlock: nothing has happened, and it can be retried at once. */
export const isUndone = (error: unknown): boolean => /^(57014|40P01|40001)$/.test(databaseErrorIn(error)?.code ?? '');

/** Whether the database stopped a statement at its time limit. */
export const isTimeOut = (error: unknown): boolean => databaseErrorIn(error)?.code === '57014';

/** Whether a lock was not free within the time that the transaction allows for it. */
export const isLockBusy = (error: unknown): boolean => databaseErrorIn(error)?.code === '55P03';

/** Whether a write refers to a row that was deleted after it was read. */
export const isOvertaken = (error: unknown): boolean => databaseErrorIn(error)?.code === '23503';

/** The name of the constraint that a write violated, if that was the error. */
export function brokenConstraint(error: unknown): string | undefined {
  return databaseErrorIn(error)?.constraint;
}

type DatabaseError = Error & { code?: string; constraint?: string };

/** The driver's error: the query builder wraps it. */
function databaseErrorIn(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query'))
    return databaseErrorIn(error.cause);
  const candidate: DatabaseError = error;
  const isFromDriver =
    'severity' in error || /^(E[A-Z]+|[0-9A-Z]{5})$/.test(candidate.code ?? '') || NO_CONNECTION.test(error.message);
  return isFromDriver ? candidate : undefined;
}
