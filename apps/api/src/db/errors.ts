/**
 * SQLSTATE classes and codes that mean "not now": connection lost, shutting down, starting up, out of connections or room, timed out, deadlock, a disk
 * that fails, a replica that is not the primary yet.
 */
const PASSING = /^(08|53|57P0|57014|40001|40P01|25P03|25006|58030)/;
/** What the socket or the pool says when there is nobody at the other end. */
const NO_CONNECTION =
  /ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|connect ENOENT|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND|terminated|timeout exceeded when trying to connect|not queryable|Connection ended/i;

/** Whether an error means that the database cannot answer now and may do so again soon. */
export function isDatabaseGone(error: unknown): boolean {
  const database = databaseErrorIn(error);
  if (!database) return false;
  return PASSING.test(database.code ?? '') || NO_CONNECTION.test(`${database.code ?? ''} ${database.message}`);
}

/**
 * Whether the database has undone a transaction because it stood in line too long, or two stood in each other's way: nothing of it has happened, and it may be
 * tried again at once.
 */
export const isUndone = (error: unknown): boolean => /^(57014|40P01|40001)$/.test(databaseErrorIn(error)?.code ?? '');

/** Whether a write refers to something that was deleted since it was read: somebody else was faster. */
export const isOvertaken = (error: unknown): boolean => databaseErrorIn(error)?.code === '23503';

/** The name of the constraint that a write broke, if that is what went wrong. */
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
