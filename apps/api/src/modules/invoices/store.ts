import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { invoices, orders } from '../../db/schema/index.ts';
import { InvoiceDetails } from './details.ts';

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

/** One invoice, of this student only. */
export async function findInvoice(db: Db, id: string, studentId: string): Promise<StoredInvoice | undefined> {
  const [row] = await db
    .select(columns)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), eq(invoices.studentId, studentId)));
  return row && asInvoice(row);
}
