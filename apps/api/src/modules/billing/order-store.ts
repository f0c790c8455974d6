import { PAYABLE } from '@dakhila/domain/billing/order';
import type { ReconcileFailure } from '@dakhila/domain/billing/order-checks';
import type { Grants, OrderPurpose } from '@dakhila/domain/billing/tier';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { first, isAny, matches, requireFirst } from '../../db/rows.ts';
import { orders, paymentEvents, signups, students } from '../../db/schema/index.ts';
import type { Evidence, GatewayOrder } from '../../ports.ts';

export type Order = typeof orders.$inferSelect;

const now = sql`app_now()`;

export const findOrder = (db: Db, transactionId: string): Promise<Order | undefined> =>
  first(db.select().from(orders).where(eq(orders.transactionId, transactionId)));

/** An order by the id that another row refers to. */
export const readOrder = (db: Db, id: string): Promise<Order> =>
  requireFirst(db.select().from(orders).where(eq(orders.id, id)), 'An order that is referred to is there');

/** The order, held against every other change until the transaction ends. */
export async function lockOrder(db: Db, id: string): Promise<Order> {
  // Not the strongest lock: recording an event refers to the order, and two events may be recorded before either locks.
  return requireFirst(
    db.select().from(orders).where(eq(orders.id, id)).for('no key update'),
    'An order that was found is there',
  );
}

/** The same, with the database's time. */
export const lockOrderAt = (db: Db, id: string): Promise<{ order: Order; at: Date }> =>
  requireFirst(
    db
      .select({ order: orders, at: sql<Date>`app_now()`.mapWith(orders.createdAt) })
      .from(orders)
      .where(eq(orders.id, id))
      .for('no key update'),
    'An order that was found is there',
  );

export const insertOrder = (db: Db, order: typeof orders.$inferInsert): Promise<Order> =>
  requireFirst(db.insert(orders).values(order).returning(), 'An order that was just made is there');

/** Writes what a transition may change, and nothing else. */
export async function saveOrder(db: Db, order: Order): Promise<Order> {
  const { state, reviewReason, paidAt, studentId, nextCheckAt, receiptId } = order;
  const { gatewayUrl, gatewayReference, gatewayPaymentId } = order;
  const changed = { state, reviewReason, paidAt, studentId, nextCheckAt, receiptId };
  const [saved] = await db
    .update(orders)
    .set({ ...changed, gatewayUrl, gatewayReference, gatewayPaymentId, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  return saved ?? order;
}

/** Saves the gateway's id of the payment, also for an order that was paid before the gateway sent it. */
export const namePayment = (db: Db, { id, gatewayPaymentId }: Order) =>
  db.update(orders).set({ gatewayPaymentId }).where(eq(orders.id, id));

/** Saves or clears the gateway's refusal of a refund that waits. It does not change what a student sees, such as the time of the last change. */
export async function saveRefusal(db: Db, order: Order, isRefused: boolean): Promise<Order> {
  if (!isRefused && order.refundRefusedAt === null) return order;
  const [saved] = await db
    .update(orders)
    .set({ refundRefusedAt: isRefused ? now : null })
    .where(matches(orders, { id: order.id, state: 'refund_pending' }))
    .returning();
  return saved ?? order;
}

/** When the gateway last refused the refund of an order that still waits for it. The release before this column left it as it was. */
export const refusalOf = ({ state, refundRefusedAt }: Order): Date | null =>
  state === 'refund_pending' ? refundRefusedAt : null;

/** Records verified evidence; false when it was recorded before. */
export async function recordEvent(
  db: Db,
  order: Order,
  source: (typeof paymentEvents.$inferInsert)['source'],
  { morePayments: _recordedApart, ...event }: Omit<Evidence, 'transactionId'>,
): Promise<boolean> {
  const row = { ...event, source, orderId: order.id, gateway: order.gateway };
  return isAny(db.insert(paymentEvents).values(row).onConflictDoNothing().returning({ id: paymentEvents.id }));
}

/** Schedules the next status query. It does not change what a student sees, such as the time of the last change. */
export const askAt = (db: Db, { id }: Order, nextCheckAt: Date) =>
  db.update(orders).set({ nextCheckAt }).where(eq(orders.id, id));

/** Schedules a status query now, as long as a payment would still count. */
export const askSoon = (db: Db, transactionId: string) =>
  db
    .update(orders)
    .set({ nextCheckAt: now })
    .where(and(eq(orders.transactionId, transactionId), inArray(orders.state, PAYABLE)));

/** Schedules a status query in ten minutes, unless one comes sooner or a payment would not count. */
export const askAgain = (db: Db, { id }: Order) =>
  db
    .update(orders)
    .set({ nextCheckAt: sql`least(${orders.nextCheckAt}, app_now() + interval '10 minutes')` })
    .where(and(eq(orders.id, id), inArray(orders.state, PAYABLE)));

/** Notes that the questions about an order failed, or with null that they no longer do. It does not change what a student sees. */
export const saveFailure = (db: Db, { id }: Order, reconcileFailure: ReconcileFailure | null) =>
  db
    .update(orders)
    .set({ reconcileFailure })
    .where(and(eq(orders.id, id), inArray(orders.state, PAYABLE)));

/** Cancels the next status query of an order that failed or expired. */
export const askNoMore = (db: Db, { id }: Order) =>
  db
    .update(orders)
    .set({ nextCheckAt: null })
    .where(and(eq(orders.id, id), inArray(orders.state, ['failed', 'expired'])));

/** Orders with a due status query, locked so that no other process queries them. */
export const lockDueOrders = (db: Db, limit: number) =>
  db
    .select()
    .from(orders)
    .where(lte(orders.nextCheckAt, now))
    .orderBy(orders.nextCheckAt)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** Extends a sign-up by at least this many days. */
export const keepSignup = (db: Db, signupId: string, days: number) =>
  db
    .update(signups)
    .set({ expiresAt: sql`greatest(${signups.expiresAt}, app_now() + make_interval(days => ${days}))` })
    .where(eq(signups.id, signupId));

export const grantsOfOrder = ({ attempts, sessions, assessments }: Order): Grants => ({
  attempts,
  sessions,
  assessments,
});

export function receiptOf({ receiptId }: Pick<Order, 'receiptId'>): string {
  if (!receiptId) throw new Error('A paid order names its receipt');
  return receiptId;
}

/** The reference of an order in the ledger. */
export const ledgerReference = ({ id }: Pick<Order, 'id'>) => `order:${id}`;

export const asGatewayOrder = (order: Order): GatewayOrder => ({
  transactionId: order.transactionId,
  amountPaise: order.amountPaise,
  currency: order.currency,
  plan: order.tierName,
  expiresAt: order.expiresAt,
  reference: order.gatewayReference,
});

type Owner = { studentId: string | null; signupId: string | null };
const isOwnedBy = ({ studentId, signupId }: Owner) =>
  studentId ? eq(orders.studentId, studentId) : eq(orders.signupId, signupId ?? '');

type Wanted = Owner & { purpose?: OrderPurpose; tierId: string; couponCode: string | null; gateway: string };

const isFor = ({ purpose, tierId, couponCode }: Omit<Wanted, 'gateway'>) =>
  and(matches(orders, { tierId, couponCode }), purpose ? eq(orders.purpose, purpose) : undefined);

/** An order for the same purpose, tier and coupon that can still be paid. */
export async function findOpenOrder(db: Db, wanted: Wanted): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        isOwnedBy(wanted),
        isFor(wanted),
        eq(orders.gateway, wanted.gateway),
        inArray(orders.state, ['created', 'redirected']),
        gt(orders.expiresAt, now),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

/** The newest order of the last day, or one under review. */
export async function findLatestOrder(db: Db, owner: Owner): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        owner.studentId ? isOfStudent(db, owner.studentId) : isOwnedBy(owner),
        or(gt(orders.createdAt, sql`app_now() - interval '1 day'`), eq(orders.state, 'review')),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

/** The orders of a student, newest first: also those of sign-ups that their verified address began, whatever became of them. */
export const listOrders = (db: Db, studentId: string): Promise<Order[]> =>
  db.select().from(orders).where(isOfStudent(db, studentId)).orderBy(desc(orders.createdAt)).limit(LISTED_ORDERS);

/** Whether an order is the student's own: ordered by them, or by a sign-up with their verified address. Two look-ups by index: with `or` all orders would be read. */
const isOfStudent = (db: Db, studentId: string) =>
  inArray(
    orders.id,
    union(
      db.select({ id: orders.id }).from(orders).where(eq(orders.studentId, studentId)),
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(signups, eq(signups.id, orders.signupId))
        .innerJoin(students, eq(students.email, signups.email))
        .where(and(eq(students.id, studentId), isNull(orders.studentId), isNotNull(signups.emailVerifiedAt))),
    ),
  );
/** Far more than a student buys. Of those who begin very many and pay none, the newest are listed; the data copy has all. */
const LISTED_ORDERS = 100;

/** Whether another sign-up order of the student was paid and not refunded. */
export async function hasOtherPaidSignup(db: Db, studentId: string, orderId: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        matches(orders, { studentId, purpose: 'signup' }),
        ne(orders.id, orderId),
        gt(orders.amountPaise, 0),
        isNotNull(orders.paidAt),
        ne(orders.state, 'refunded'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** A repeated order within this time is a double click, not a new purchase. */
const DOUBLE_CLICK_SECONDS = 60;

/** The free order that the first click of a double click has settled, or that of the same click at any time. */
export async function findFreeTwin(
  db: Db,
  wanted: Omit<Wanted, 'gateway'> & { clickId?: string | undefined },
): Promise<Order | undefined> {
  const [twin] = await db
    .select()
    .from(orders)
    .where(
      and(
        // A settled sign-up has a student too; the sign-up still names whose it was.
        wanted.signupId ? eq(orders.signupId, wanted.signupId) : isOwnedBy(wanted),
        isFor(wanted),
        matches(orders, { state: 'paid', amountPaise: 0 }),
        or(
          gt(orders.createdAt, sql`app_now() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})`),
          wanted.clickId ? eq(orders.id, wanted.clickId) : undefined,
        ),
      ),
    )
    .limit(1);
  return twin;
}

export type Money = { amountPaise: number; currency: string };

/** The amount that the gateway reported for an order: under review it may differ from the price. */
export async function findPaidMoney(db: Db, { id, amountPaise, currency }: Order): Promise<Money> {
  const [paid] = await db
    .select({ amountPaise: paymentEvents.amountPaise, currency: paymentEvents.currency })
    .from(paymentEvents)
    .where(
      and(
        matches(paymentEvents, { orderId: id, outcome: 'paid' }),
        // An operator's event has the price, not the paid amount.
        inArray(paymentEvents.source, ['callback', 'status']),
      ),
    )
    .orderBy(paymentEvents.id)
    .limit(1);
  return paid ?? { amountPaise, currency };
}
