import type { WorkItem } from '@dakhila/contract/desk/orders';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, refundRequests } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import {
  countExtraPaymentsToReturn,
  listExtraPaymentsToReturn,
  type Order,
  readWaitingOrders,
} from '../billing/index.ts';
import { describeOrder } from './orders.ts';

/** A day's work and more. There is no next page: what is done leaves the list, and the page says how many follow. */
const MOST_OF_EACH = 100;

/** What needs a person, the oldest of each kind, and how many there are in all. */
export async function readWork({
  db,
  gateway,
}: Pick<Deps, 'db' | 'gateway'>): Promise<{ data: WorkItem[]; count: number }> {
  const waiting = (why: Parameters<typeof readWaitingOrders>[1]) => readWaitingOrders(db, why, MOST_OF_EACH);
  const kinds: { why: WorkItem['why']; oldest: Order[]; count: number }[] = [
    { why: 'confirm', ...(await readUnconfirmed(db)) },
    { why: 'refund-refused', ...(await waiting('refund-refused')) },
    { why: 'review', ...(await waiting('review')) },
    { why: 'extra', ...(await readPaidTwice(db)) },
    { why: 'not-saved', ...(await waiting('not-saved')) },
    { why: 'given-up', ...(await waiting('given-up')) },
    { why: 'refund-pending', ...(await waiting('refund-pending')) },
    { why: 'unanswered', ...(await waiting('unanswered')) },
  ];
  return {
    data: kinds.flatMap(({ why, oldest }) =>
      oldest.map((order) => ({
        why,
        order: describeOrder(order),
        isGatewayInUse: order.gateway === gateway.name,
      })),
    ),
    count: kinds.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Orders whose refund a second person has not confirmed. */
async function readUnconfirmed(db: Db) {
  const rows = await db
    .select({ order: orders })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .orderBy(asc(refundRequests.askedAt))
    .limit(MOST_OF_EACH);
  const oldest = rows.map(({ order }) => order);
  return { oldest, count: oldest.length < MOST_OF_EACH ? oldest.length : await db.$count(refundRequests) };
}

/** Orders with a second payment that has not gone back. */
async function readPaidTwice(db: Db) {
  const oldest = (await listExtraPaymentsToReturn(db, MOST_OF_EACH)).map(({ order }) => order);
  return { oldest, count: oldest.length < MOST_OF_EACH ? oldest.length : await countExtraPaymentsToReturn(db) };
}
