import { readTogether, spendTogether } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { readWhatsAppUse } from './store.ts';

const BUDGET = 'whatsapp-codes';
const DAY_SECONDS = 24 * 3600;
/** Fewer sends than this say nothing about how many are used. */
const FEWEST_TO_JUDGE = 100;
/** Students type most codes they ask for; someone who burns our WhatsApp money types none. */
const LEAST_USED_SHARE = 0.05;

/** Whether WhatsApp codes are held back now: the day's budget is spent, or hardly any sent code is ever used. */
export async function isWhatsAppPaused({ config, log }: Pick<Deps, 'config' | 'log'>, tx: Db): Promise<boolean> {
  const { sent, used } = await readWhatsAppUse(tx);
  if (isHardlyUsed({ sent, used })) {
    log.warn({ sent, used }, 'WhatsApp codes paused: hardly any is used');
    return true;
  }
  const day = { limit: config.WHATSAPP_DAILY_CODES, windowSeconds: DAY_SECONDS };
  const isWithin = await spendTogether(tx, BUDGET, day);
  if (!isWithin) log.warn('WhatsApp codes paused: the daily budget is spent');
  return !isWithin;
}

/** Whether the next student who asks for a WhatsApp code would be told to wait; spends nothing, for operators who watch. */
export async function wouldPauseWhatsApp({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  return isHardlyUsed(await readWhatsAppUse(db)) || (await readTogether(db, BUDGET)) >= config.WHATSAPP_DAILY_CODES;
}

const isHardlyUsed = ({ sent, used }: Awaited<ReturnType<typeof readWhatsAppUse>>) =>
  sent >= FEWEST_TO_JUDGE && used < sent * LEAST_USED_SHARE;
