import { BROWSER_LOOKUPS, NETWORK_LOOKUPS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import { spend } from '../db/budget.ts';
import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';

/** A bare yes or no is still worth collecting: nobody may ask for many. */
export async function boundLookUps(db: Db, { browserId, budgetedNetwork }: Caller) {
  const spent = [await spend(db, `lookups:browser:${browserId}`, BROWSER_LOOKUPS)];
  if (budgetedNetwork) spent.push(await spend(db, `lookups:network:${budgetedNetwork}`, NETWORK_LOOKUPS));
  for (const judged of spent) {
    if (!judged.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: judged.retryAfterSeconds });
  }
}
