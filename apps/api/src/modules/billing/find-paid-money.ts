import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import type { Order } from './order-store.ts';

export type Money = { amountPaise: number; currency: string };

/** What was really paid for an order, by the gateway's own word: under review it may differ from the price. */
export async function findPaidMoney(db: Db, { id, amountPaise, currency }: Order): Promise<Money> {
  const [paid] = await db
    .select({ amountPaise: paymentEvents.amountPaise, currency: paymentEvents.currency })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderId, id),
        eq(paymentEvents.outcome, 'paid'),
        // An operator's word names the price, not the money.
        inArray(paymentEvents.source, ['callback', 'status']),
      ),
    )
    .orderBy(paymentEvents.id)
    .limit(1);
  return paid ?? { amountPaise, currency };
}
