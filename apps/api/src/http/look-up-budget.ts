import { BROWSER_LOOKUPS, NETWORK_LOOKUPS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import { giveBack, spend } from '../db/budget.ts';
import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';

type Asker = Pick<Caller, 'browserId' | 'budgetedNetwork'>;
const ofBrowser = ({ browserId }: Asker) => `lookups:browser:${browserId}`;
const ofNetwork = (network: string) => `lookups:network:${network}`;

/** A bare yes or no is still worth collecting: nobody may ask for many. */
export async function boundLookUps(db: Db, asker: Asker, message?: (retryAfterSeconds: number) => string) {
  const { budgetedNetwork } = asker;
  const spent = [await spend(db, ofBrowser(asker), BROWSER_LOOKUPS)];
  if (budgetedNetwork) spent.push(await spend(db, ofNetwork(budgetedNetwork), NETWORK_LOOKUPS));
  for (const judged of spent) {
    if (judged.isWithin) continue;
    const { retryAfterSeconds } = judged;
    throw new DomainError('too-many-requests', {
      retryAfterSeconds,
      ...(message ? { message: message(retryAfterSeconds) } : {}),
    });
  }
}

/** A look-up that turned out to be about oneself costs nothing: the students of a whole school may log in from one network. */
export const returnLookUp = (db: Db, asker: Asker) =>
  giveBack(db, [ofBrowser(asker), ...(asker.budgetedNetwork ? [ofNetwork(asker.budgetedNetwork)] : [])]);
