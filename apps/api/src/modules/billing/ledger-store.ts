import { type AllowanceKind, balancesOf, type LedgerReason } from '@dakhila/domain/billing/tier';
import { and, asc, desc, eq, gt, inArray, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { extraPayments, invoices, ledger, orders } from '../../db/schema/index.ts';
import type { Evidence } from '../../ports.ts';
import { InvoiceDetails } from './issue-invoice.ts';
import type { Order } from './order-store.ts';

/** What a student has left and has bought, by kind. */
export async function readBalances(db: Db, studentId: string) {
  const rows = await db
    .select({ kind: ledger.kind, reason: ledger.reason, amount: sql<number>`sum(${ledger.amount})::int` })
    .from(ledger)
    .where(eq(ledger.studentId, studentId))
    .groupBy(ledger.kind, ledger.reason);
  return balancesOf(rows);
}

/** What a student has left of a kind, as a part of another query. */
export const balanceOf = (studentId: string | Placeholder, kind: AllowanceKind) =>
  sql<number>`(select coalesce(sum(amount), 0)::int from ${ledger} where student_id = ${studentId} and kind = ${kind})`;

type Entry = { studentId: string; kind: AllowanceKind; amount: number; reason: LedgerReason; reference: string };

/** Adds a row, in the caller's transaction. False when the balance would fall below zero, or when the same cause was counted before. */
export async function insertEntry(db: Db, { studentId, kind, amount, reason, reference }: Entry): Promise<boolean> {
  const { rows } = await db.execute<{ isAdded: boolean }>(
    sql`select add_ledger_entry(${studentId}, ${kind}, ${amount}, ${reason}, ${reference}) as "isAdded"`,
  );
  return rows[0]?.isAdded === true;
}

export type ExtraPayment = typeof extraPayments.$inferSelect;

/** Records payments in the evidence other than the one the order was paid with. Returns the new ones. */
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

/** The oldest extra payments that have not gone back, with their orders: the operators' work list. `after` continues it behind one of them. */
export const listExtraPaymentsToReturn = (
  db: Db,
  most: number,
  after = 0,
): Promise<{ extra: ExtraPayment; order: Order }[]> =>
  db
    .select({ extra: extraPayments, order: orders })
    .from(extraPayments)
    .innerJoin(orders, eq(orders.id, extraPayments.orderId))
    .where(and(ne(extraPayments.state, 'refunded'), gt(extraPayments.id, after)))
    .orderBy(asc(extraPayments.id))
    .limit(most);

export const countExtraPaymentsToReturn = (db: Db): Promise<number> =>
  db.$count(extraPayments, ne(extraPayments.state, 'refunded'));

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
    .where(matches(extraPayments, { id, state: from }))
    .returning();
  return moved;
}

const columns = { invoice: invoices, state: orders.state };
type Row = { invoice: typeof invoices.$inferSelect; state: (typeof orders.$inferSelect)['state'] };

const asInvoice = ({ invoice, state }: Row) => ({
  ...invoice,
  details: InvoiceDetails.parse(invoice.details),
  isRefunded: state === 'refunded' || state === 'refund_pending',
});
export type StoredInvoice = ReturnType<typeof asInvoice>;

/** The invoices of a student, newest first. */
export async function listInvoices(db: Db, studentId: string): Promise<StoredInvoice[]> {
  const rows = await db
    .select(columns)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.studentId, studentId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.sequence));
  return rows.map(asInvoice);
}

const findBy = async (db: Db, isIt: SQL | undefined): Promise<StoredInvoice | undefined> => {
  const [row] = await db.select(columns).from(invoices).innerJoin(orders, eq(orders.id, invoices.orderId)).where(isIt);
  return row && asInvoice(row);
};

/** The invoice of an order, if it has one. */
export const findInvoiceOfOrder = (db: Db, orderId: string) => findBy(db, eq(invoices.orderId, orderId));

/** Any student's invoice, for those who may read them all: by id, by its number, or by the transaction of its order. */
export const findAnyInvoice = (db: Db, key: { id: string } | { number: string } | { transactionId: string }) =>
  findBy(
    db,
    'id' in key
      ? eq(invoices.id, key.id)
      : 'number' in key
        ? eq(invoices.number, key.number)
        : eq(orders.transactionId, key.transactionId),
  );

/** One invoice, of this student only. */
export const findInvoice = (db: Db, id: string, studentId: string) => findBy(db, matches(invoices, { id, studentId }));
