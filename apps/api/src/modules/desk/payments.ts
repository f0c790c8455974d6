import type { Money } from '@dakhila/contract/desk/orders';
import type { Db } from '../../db/client.ts';
import { type ExtraPayment, findPaidMoney, listExtraPayments, type Order } from '../billing/index.ts';

/** What was paid for an order: the payment that counts, all others, and those of them that have not gone back. */
export async function readPayments(db: Db, order: Order) {
  const extras = await listExtraPayments(db, [order.id]);
  return {
    paid: await findPaidMoney(db, order),
    extras,
    waiting: extras.filter(({ state }) => state !== 'refunded'),
  };
}

/** The payments as one amount. The gateway reports all payments of an order in one currency; several are named together. */
export const sumOf = (payments: readonly ExtraPayment[]): Money => ({
  amountPaise: payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  currency: [...new Set(payments.map(({ currency }) => currency))].join('+'),
});
