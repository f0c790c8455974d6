import { BROWSER_LOOKUPS, NETWORK_LOOKUPS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import { spend } from '../db/budget.ts';
import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';

/** Who looks something up; `isBudgeted` is false for this very machine in development. */
export type LookUpCaller = { caller: Caller; isBudgeted: boolean };

/** A bare yes or no is still worth collecting: nobody may ask for many. */
export async function boundLookUps(db: Db, { caller, isBudgeted }: LookUpCaller) {
  const spent = await spend(db, `lookups:browser:${caller.browserId}`, BROWSER_LOOKUPS);
  const spentByNetwork = isBudgeted ? await spend(db, `lookups:network:${caller.network}`, NETWORK_LOOKUPS) : null;
  for (const judged of [spent, spentByNetwork]) {
    if (judged && !judged.isWithin)
      throw new DomainError('too-many-requests', { retryAfterSeconds: judged.retryAfterSeconds });
  }
}
