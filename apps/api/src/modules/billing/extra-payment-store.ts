import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { extraPayments, orders } from '../../db/schema/index.ts';
import type { Evidence } from '../../ports.ts';
import type { Order } from './order-store.ts';

export type ExtraPayment = typeof extraPayments.$inferSelect;

/** Records the payments in a verified success that are not the one the order was paid with. Answers with those that are news. */
export async function recordExtraPayments(db: Db, order: Order, evidence: Evidence): Promise<ExtraPayment[]> {
  const { paymentId, amountPaise, currency, morePayments = [] } = evidence;
  const said = [...(paymentId === null ? [] : [{ paymentId, amountPaise }]), ...morePayments];
  const extra = said.filter((payment) => payment.paymentId !== order.gatewayPaymentId);
  if (evidence.outcome !== 'paid' || order.gatewayPaymentId === null || extra.length === 0) return [];
  return db
    .insert(extraPayments)
    .values(extra.map((payment) => ({ ...payment, currency, orderId: order.id, gateway: order.gateway })))
    .onConflictDoNothing()
    .returning();
}

export const listExtraPayments = (db: Db, orderIds: string[]): Promise<ExtraPayment[]> =>
  db.select().from(extraPayments).where(inArray(extraPayments.orderId, orderIds)).orderBy(asc(extraPayments.id));

/** Every extra payment that has not gone back, with its order, oldest first: the operators' work list. */
export const listExtraPaymentsToReturn = (db: Db): Promise<{ extra: ExtraPayment; order: Order }[]> =>
  db
    .select({ extra: extraPayments, order: orders })
    .from(extraPayments)
    .innerJoin(orders, eq(orders.id, extraPayments.orderId))
    .where(ne(extraPayments.state, 'refunded'))
    .orderBy(asc(extraPayments.id));

/** Moves an extra payment on. Undefined when another process has done so before. */
export async function moveExtraPayment(
  db: Db,
  { id }: ExtraPayment,
  from: ExtraPayment['state'],
  to: ExtraPayment['state'],
): Promise<ExtraPayment | undefined> {
  const [moved] = await db
    .update(extraPayments)
    .set({ state: to, updatedAt: sql`app_now()` })
    .where(and(eq(extraPayments.id, id), eq(extraPayments.state, from)))
    .returning();
  return moved;
}
