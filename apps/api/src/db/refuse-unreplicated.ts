import type pg from 'pg';
import { wrapQuery } from './wrap-query.ts';

/** The part of PostgreSQL that waits for a synchronous standby. Its name is in the notice in every language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';
/** SQLSTATE "statement completion unknown". */
const UNKNOWN_OUTCOME = '40003';

/**
 * Makes a commit fail that no synchronous standby has confirmed. When somebody cancels the wait, PostgreSQL reports success with no more than a notice; but
 * the commit is on one machine only, and lost if another takes over. So the caller gets the same as after a lost connection, and asks again.
 */
export function refuseUnreplicated(client: pg.PoolClient): void {
  let isUnreplicated = false;
  client.on('notice', (notice) => {
    isUnreplicated ||= notice.routine === WAIT_FOR_STANDBY;
  });
  wrapQuery(client, () => (error) => {
    const isUnknown = isUnreplicated && error === undefined;
    isUnreplicated = false;
    if (isUnknown) throw new UnreplicatedCommit();
  });
}

class UnreplicatedCommit extends Error {
  readonly code = UNKNOWN_OUTCOME;
  constructor() {
    super('the wait for a standby was cancelled: it has not confirmed the commit');
  }
}
