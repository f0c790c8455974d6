import type { OwnOrder } from '@dakhila/contract/payments';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import { type ExtraPayment, listExtraPayments } from './extra-payment-store.ts';
import { listOrders } from './order-lookups.ts';
import { describeOrder } from './order-view.ts';

const EXTRA_STATES = {
  refund_due: 'due',
  refund_pending: 'refunding',
  refund_refused: 'refunding',
  refunded: 'refunded',
} as const;

/** Everything that a student ordered, with all money that came for it, in whatever state. */
export async function listOwnOrders(db: Db, studentId: string): Promise<OwnOrder[]> {
  const orders = await listOrders(db, studentId);
  const ids = orders.map(({ id }) => id);
  const [extras, received] = [await listExtraPayments(db, ids), await readReceived(db, ids)];
  return orders.map((order) => ({
    ...describeOrder(order),
    received: received.get(order.id) ?? null,
    extraPayments: extras.filter(({ orderId }) => orderId === order.id).map(describeExtra),
  }));
}

const describeExtra = ({ amountPaise, state, updatedAt }: ExtraPayment): OwnOrder['extraPayments'][number] => ({
  amount: amountPaise / 100,
  state: EXTRA_STATES[state],
  updatedAt: updatedAt.toISOString(),
});

/** What first arrived for each order, in rupees, as the gateway reported it. */
async function readReceived(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  const { orderId, amountPaise, outcome, source, currency, id } = paymentEvents;
  const isReceived = and(eq(outcome, 'paid'), eq(currency, 'INR'), inArray(source, ['callback', 'status']));
  const rows = await db
    .select({ orderId, amountPaise })
    .from(paymentEvents)
    .where(and(inArray(orderId, orderIds), isReceived))
    // The first event of each order comes last, and stays.
    .orderBy(desc(id));
  return new Map(rows.map((row) => [row.orderId, row.amountPaise / 100]));
}
