import { BROWSER_LOOKUPS, NETWORK_LOOKUPS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import { giveBack, type Spent, spend } from '../db/budget.ts';
import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';

type Asker = Pick<Caller, 'browserId' | 'budgetedNetwork'>;
const ofBrowser = ({ browserId }: Asker) => `lookups:browser:${browserId}`;
const ofNetwork = (network: string) => `lookups:network:${network}`;

/** Spends a look-up. A browser that has none left is refused; whether its network has, which others may share, is for the caller to weigh. */
export async function spendLookUp(db: Db, asker: Asker): Promise<Spent> {
  refuseBeyond(await spend(db, ofBrowser(asker), BROWSER_LOOKUPS));
  const { budgetedNetwork } = asker;
  return budgetedNetwork ? spend(db, ofNetwork(budgetedNetwork), NETWORK_LOOKUPS) : { isWithin: true };
}

/** A bare yes or no is still worth collecting: nobody may ask for many. */
export async function boundLookUps(db: Db, asker: Asker) {
  refuseBeyond(await spendLookUp(db, asker));
}

function refuseBeyond(spent: Spent) {
  if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
}

/** Look-ups that turned out to be about oneself cost nothing: the students of a whole school may log in from one network. */
export const returnLookUps = (db: Db, asker: Asker, count: number) =>
  giveBack(db, [ofBrowser(asker), ...(asker.budgetedNetwork ? [ofNetwork(asker.budgetedNetwork)] : [])], count);
