import { financialYearOf, invoiceNumberOf, splitTax } from '@dakhila/domain/billing/invoice';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { invoiceCounters, invoices, type orders, type students } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';

/** The texts of an invoice on the day it was issued. */
export const InvoiceDetails = z.object({
  seller: z.object({
    name: z.string(),
    address: z.string(),
    state: z.string(),
    gstin: z.string().nullable(),
    email: z.string(),
  }),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  line: z.object({ description: z.string(), serviceCode: z.string() }),
  transactionId: z.string(),
});
export type InvoiceDetails = z.output<typeof InvoiceDetails>;

type Order = typeof orders.$inferSelect;
type Student = typeof students.$inferSelect;

/** GST service code: other educational support services. */
const SERVICE_CODE = '999299';

/**
 * Creates the invoice of a paid order, in the transaction that settles it. Its number is the next of the financial
 * year: others wait for it until the transaction ends, and a rollback returns it. Returns the printed number.
 */
export async function issueInvoice(
  { config, newId }: Pick<Deps, 'config' | 'newId'>,
  tx: Db,
  { order, student, issuedAt }: { order: Order; student: Student; issuedAt: Date },
): Promise<string> {
  const financialYear = financialYearOf(issuedAt);
  const taxPercent = config.SELLER_GSTIN ? config.GST_PERCENT : 0;
  const { taxablePaise, centralPaise, statePaise } = splitTax(order.amountPaise, taxPercent);
  const details: InvoiceDetails = {
    seller: {
      name: config.LEGAL_NAME,
      address: config.SELLER_ADDRESS,
      state: config.SELLER_STATE,
      gstin: config.SELLER_GSTIN ?? null,
      email: config.SUPPORT_EMAIL,
    },
    buyer: { name: `${student.firstName} ${student.lastName}`, email: student.email, phone: student.phone },
    line: { description: order.tierName, serviceCode: SERVICE_CODE },
    transactionId: order.transactionId,
  };
  // Last, because every other settlement waits from here on.
  const sequence = await nextSequence(tx, financialYear);
  const number = invoiceNumberOf(financialYear, sequence);
  await tx.insert(invoices).values({
    id: newId(),
    orderId: order.id,
    studentId: student.id,
    financialYear,
    sequence,
    number,
    issuedAt,
    amountPaise: order.amountPaise,
    taxPercent,
    taxablePaise,
    centralTaxPaise: centralPaise,
    stateTaxPaise: statePaise,
    details,
  });
  return number;
}

async function nextSequence(tx: Db, financialYear: string): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.financialYear, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  if (!counter) throw new Error('A counter that was just raised is there');
  return counter.last;
}

/** Sets the last invoice number of a year, in the caller's transaction; never lowers it. Returns the previous one. */
export async function raiseInvoiceCounter(db: Db, financialYear: string, last: number): Promise<number> {
  const isYear = eq(invoiceCounters.financialYear, financialYear);
  await db.insert(invoiceCounters).values({ financialYear, last: 0 }).onConflictDoNothing();
  const [counter] = await db.select().from(invoiceCounters).where(isYear).for('update');
  if (!counter) throw new Error('A counter that was just made is there');
  if (last > counter.last) await db.update(invoiceCounters).set({ last }).where(isYear);
  return counter.last;
}
