import { PAYABLE } from '@dakhila/domain/billing/order';
import { and, asc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';
import type { Order } from './order-store.ts';

/** An order can be paid for half an hour. A gateway that says nothing for a day after that needs a person. */
const UNANSWERED_AFTER = sql`interval '24 hours'`;

/** What an order can wait for. */
const WAITING = {
  review: eq(orders.state, 'review'),
  'refund-refused': and(eq(orders.state, 'refund_pending'), isNotNull(orders.refundRefusedAt)),
  'refund-pending': and(eq(orders.state, 'refund_pending'), isNull(orders.refundRefusedAt)),
  /** The gateway has not reported the outcome, long after the order could be paid. */
  unanswered: and(
    inArray(orders.state, ['created', 'redirected']),
    isNull(orders.reconcileFailure),
    lt(orders.createdAt, sql`app_now() - ${UNANSWERED_AFTER}`),
  ),
  /** The gateway answered, and we could not record it. */
  'not-saved': and(eq(orders.reconcileFailure, 'not-saved'), inArray(orders.state, PAYABLE)),
  /** It never reported an outcome, and is not asked any more. */
  'given-up': and(eq(orders.reconcileFailure, 'given-up'), eq(orders.state, 'expired')),
} satisfies Record<string, SQL | undefined>;

/** The oldest orders that wait for something, and how many do. */
export async function readWaitingOrders(
  db: Db,
  why: keyof typeof WAITING,
  most: number,
): Promise<{ oldest: Order[]; count: number }> {
  const isWaiting = WAITING[why];
  const oldest = await db
    .select()
    .from(orders)
    .where(isWaiting)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(most);
  return { oldest, count: oldest.length < most ? oldest.length : await db.$count(orders, isWaiting) };
}
