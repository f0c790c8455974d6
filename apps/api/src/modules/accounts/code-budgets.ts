import { networkSprayLimit, sprayLimit, TRIES_PER_DAY } from '@dakhila/domain/auth/otp';
import { readSpent, readTogether, spend, spendTogether } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { countVerified, readWhatsAppUse } from './code-counts.ts';

const EVERYONE = 'wrong-codes:everyone';
const ofNetwork = (network: string) => `wrong-codes:network:${network}`;

export const triesKeyOf = (account: string) => `code-tries:${account}`;

/**
 * Counts a try for its account, and returns whether a code has only one try now: many were used for this account since
 * its last success, or codes are being tried on many accounts. A correct first try always works, and parallel tries
 * gain nothing.
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

/** Counts a wrong code. Beyond its own limit, a network no longer adds to the common count: one network alone cannot limit everyone to one try. */
export async function countWrongCode(db: Db, network: string): Promise<void> {
  const own = await spend(db, ofNetwork(network), { limit: networkSprayLimit(0), windowSeconds: DAY_SECONDS });
  if (own.isWithin) await spend(db, EVERYONE, { limit: sprayLimit(0), windowSeconds: DAY_SECONDS });
}

const BUDGET = 'whatsapp-codes';
/** Fewer sends than this are too few to compute a share. */
const FEWEST_SENDS = 100;
const FEWEST_SENDS_OF_NETWORK = 20;
/** Students use most codes they request; an abuser of our WhatsApp budget uses none. */
const LEAST_USED_SHARE = 0.05;

/**
 * Whether WhatsApp codes are paused now: the daily budget is spent, or hardly any sent code is used. A network whose
 * codes are not used is paused alone; null is this machine in development, which is not checked.
 */
export async function isWhatsAppPaused(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  tx: Db,
  network: string | null,
): Promise<boolean> {
  const { own, everyone } = await readWhatsAppUse(tx, network);
  if (network !== null && isHardlyUsed(own, FEWEST_SENDS_OF_NETWORK)) {
    log.warn({ sent: own.sent, used: own.used }, 'WhatsApp codes paused for one network: hardly any is used');
    return true;
  }
  if (isHardlyUsed(everyone, FEWEST_SENDS)) {
    log.warn(everyone, 'WhatsApp codes paused: hardly any is used');
    return true;
  }
  const day = { limit: config.WHATSAPP_DAILY_CODES, windowSeconds: DAY_SECONDS };
  const isWithin = await spendTogether(tx, BUDGET, day);
  if (!isWithin) log.warn('WhatsApp codes paused: the daily budget is spent');
  return !isWithin;
}

/** Whether WhatsApp codes are paused now; spends nothing. For monitoring. */
export async function wouldPauseWhatsApp({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  const isPaused = isHardlyUsed((await readWhatsAppUse(db, null)).everyone, FEWEST_SENDS);
  return isPaused || (await readTogether(db, BUDGET)) >= config.WHATSAPP_DAILY_CODES;
}

type Use = { sent: number; used: number };

const isHardlyUsed = ({ sent, used }: Use, fewest: number) => sent >= fewest && used < sent * LEAST_USED_SHARE;
