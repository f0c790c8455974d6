import type { Db } from '../../db/client.ts';
import type { EffectNeeds } from './effects.ts';
import type { ExtraPayment } from './extra-payment-store.ts';
import type { Order } from './order-store.ts';
import { payerOf } from './payer-of.ts';
import { sendExtraNote } from './receipts.ts';

/** Tells the payer how a second payment stands, if somebody is left to be told. */
export async function tellPayer(deps: EffectNeeds, tx: Db, order: Order, extra: ExtraPayment): Promise<void> {
  const payer = await payerOf(tx, order);
  if (payer) await sendExtraNote(deps, tx, { order, payer, money: extra }, extra.state);
}
