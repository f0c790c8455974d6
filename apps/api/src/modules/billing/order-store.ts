import { PAYABLE } from '@dakhila/domain/billing/order';
import type { Grants } from '@dakhila/domain/billing/tier';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, paymentEvents, signups } from '../../db/schema/index.ts';
import type { Evidence, GatewayOrder } from '../../ports.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

const now = sql`app_now()`;

export async function findOrder(db: Db, transactionId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.transactionId, transactionId));
  return order;
}

/** The order, held against every other change until the transaction ends. */
export async function lockOrder(db: Db, id: string): Promise<Order> {
  // Not the strongest lock: recording a word about the order refers to it, and two of those may come before either locks.
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update');
  if (!order) throw new Error('An order that was found is there');
  return order;
}

export async function insertOrder(db: Db, order: NewOrder): Promise<Order> {
  const [made] = await db.insert(orders).values(order).returning();
  if (!made) throw new Error('An order that was just made is there');
  return made;
}

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

/** Notes the gateway's name for the payment of an order, also of one that was paid before the gateway named it. */
export const namePayment = (db: Db, { id, gatewayPaymentId }: Order) =>
  db.update(orders).set({ gatewayPaymentId }).where(eq(orders.id, id));

/** Records a verified word. False when it was recorded before. */
export async function recordEvent(
  db: Db,
  order: Order,
  source: (typeof paymentEvents.$inferInsert)['source'],
  { eventId, outcome, amountPaise, currency, merchant, paymentId }: Omit<Evidence, 'transactionId'>,
): Promise<boolean> {
  const recorded = await db
    .insert(paymentEvents)
    .values({
      orderId: order.id,
      gateway: order.gateway,
      eventId,
      source,
      outcome,
      amountPaise,
      currency,
      merchant,
      paymentId,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return recorded.length > 0;
}

/** Plans the next question about an order. What a student reads of it, the time of its last change among that, stays as it is. */
export const askAt = (db: Db, { id }: Order, nextCheckAt: Date) =>
  db.update(orders).set({ nextCheckAt }).where(eq(orders.id, id));

/** Puts the next question about an order to now, also where none was to come, as long as a success would count. */
export const askSoon = (db: Db, transactionId: string) =>
  db
    .update(orders)
    .set({ nextCheckAt: now })
    .where(and(eq(orders.transactionId, transactionId), inArray(orders.state, PAYABLE)));

/** Puts the next question about an order to a few minutes from now, unless it comes sooner or a success would not count. */
export const askAgain = (db: Db, { id }: Order) =>
  db
    .update(orders)
    .set({ nextCheckAt: sql`least(${orders.nextCheckAt}, app_now() + interval '10 minutes')` })
    .where(and(eq(orders.id, id), inArray(orders.state, PAYABLE)));

/** Takes back the next question about an order that failed or expired. */
export const askNoMore = (db: Db, { id }: Order) =>
  db
    .update(orders)
    .set({ nextCheckAt: null })
    .where(and(eq(orders.id, id), inArray(orders.state, ['failed', 'expired'])));

/** Orders whose question is due, held so that no other process asks as well. */
export const lockDueOrders = (db: Db, limit: number) =>
  db
    .select()
    .from(orders)
    .where(lte(orders.nextCheckAt, now))
    .orderBy(orders.nextCheckAt)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** Keeps a sign-up for at least so many days more. */
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

/** The message that a paid order names as its receipt. */
export function receiptOf({ receiptId }: Pick<Order, 'receiptId'>): string {
  if (!receiptId) throw new Error('A paid order names its receipt');
  return receiptId;
}

/** The ledger's name for an order. */
export const ledgerReference = ({ id }: Pick<Order, 'id'>) => `order:${id}`;

export const asGatewayOrder = (order: Order): GatewayOrder => ({
  transactionId: order.transactionId,
  amountPaise: order.amountPaise,
  currency: order.currency,
  plan: order.tierName,
  expiresAt: order.expiresAt,
  reference: order.gatewayReference,
});
