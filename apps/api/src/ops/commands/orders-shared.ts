import { type Order, searchOrders } from '../../modules/billing/index.ts';
import type { Deps } from '../../ports.ts';
import { NotThere } from '../command.ts';
import { aligned, inIst } from '../format.ts';

/** Orders as a table. They name no person: the transaction id leads to one. */
export function orderLines(orders: Order[]): string[] {
  if (orders.length === 0) return ['No orders.'];
  const rows = orders.map((order) => [
    order.transactionId,
    order.reviewReason ? `${order.state} (${order.reviewReason})` : order.state,
    order.purpose,
    order.tierName,
    `₹${order.amountPaise / 100}`,
    order.couponCode ?? '',
    inIst(order.createdAt),
  ]);
  return aligned([['Transaction', 'State', 'Purpose', 'Tier', 'Amount', 'Coupon', 'Made'], ...rows]);
}

/** What a program is told of an order. */
export const orderData = ({
  transactionId,
  state,
  reviewReason,
  purpose,
  tierName,
  amountPaise,
  createdAt,
  paidAt,
}: Order) => ({
  transactionId,
  state,
  reviewReason,
  purpose,
  tierName,
  amountPaise,
  createdAt,
  paidAt,
});

/** The order of a transaction id. */
export async function orderOf({ db }: Pick<Deps, 'db'>, transactionId: string): Promise<Order> {
  const [order] = await searchOrders(db, { who: transactionId });
  if (!order || order.transactionId !== transactionId) throw new NotThere(`There is no order ${transactionId}.`);
  return order;
}
