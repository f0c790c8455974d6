import type { Db } from '../../db/client.ts';
import type { EffectNeeds } from './effects.ts';
import type { ExtraPayment } from './extra-payment-store.ts';
import type { Order } from './order-store.ts';
import { payerOf } from './payer-of.ts';
import { sendExtraNote } from './receipts.ts';

/** Writes to the payer how a second payment stands, if their address is still known. */
export async function notifyPayer(deps: EffectNeeds, tx: Db, order: Order, extra: ExtraPayment): Promise<void> {
  const payer = await payerOf(tx, order);
  if (payer && extra.state !== 'refund_refused')
    await sendExtraNote(deps, tx, { order, payer, money: extra }, extra.state);
}
