import { networkSprayLimit, sprayLimit, TRIES_PER_DAY } from '@dakhila/domain/auth/otp';
import { readSpent, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { countVerified } from './store.ts';

const EVERYONE = 'wrong-codes:everyone';
const ofNetwork = (network: string) => `wrong-codes:network:${network}`;

export const triesKeyOf = (account: string) => `code-tries:${account}`;

/**
 * Counts a try for its account, and tells whether a code has only one try now: many were tried for this account since its last success, or somebody
 * sprays codes over many accounts. A code typed correctly at the first try always works, and parallel tries gain nothing.
 */
export async function hasOneTryOnly(db: Db, account: string, network: string | null): Promise<boolean> {
  const { isWithin } = await spend(db, triesKeyOf(account), TRIES_PER_DAY);
  if (!isWithin) return true;
  return network !== null && ((await isSpraying(db, network)) || (await isSprayed(db)));
}

async function isSpraying(db: Db, network: string): Promise<boolean> {
  const wrong = await readSpent(db, ofNetwork(network));
  return wrong > networkSprayLimit(0) && wrong > networkSprayLimit(await countVerified(db, network));
}

async function isSprayed(db: Db): Promise<boolean> {
  const wrong = await readSpent(db, EVERYONE);
  return wrong > sprayLimit(0) && wrong > sprayLimit(await countVerified(db));
}

const DAY_SECONDS = 24 * 3600;

/** Counts a wrong code. What a network types beyond its own limit no longer counts for everyone: one network alone cannot bring the rule of one try upon all. */
export async function countWrongCode(db: Db, network: string): Promise<void> {
  const own = await spend(db, ofNetwork(network), { limit: networkSprayLimit(0), windowSeconds: DAY_SECONDS });
  if (own.isWithin) await spend(db, EVERYONE, { limit: sprayLimit(0), windowSeconds: DAY_SECONDS });
}
