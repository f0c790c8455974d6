import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { invoiceCounters } from '../../db/schema/index.ts';

/** Makes the next invoice of a year follow this number, in the caller's transaction; never goes back. Answers with the last number before. */
export async function raiseInvoiceCounter(db: Db, financialYear: string, last: number): Promise<number> {
  const isYear = eq(invoiceCounters.financialYear, financialYear);
  await db.insert(invoiceCounters).values({ financialYear, last: 0 }).onConflictDoNothing();
  const [counter] = await db.select().from(invoiceCounters).where(isYear).for('update');
  if (!counter) throw new Error('A counter that was just made is there');
  if (last > counter.last) await db.update(invoiceCounters).set({ last }).where(isYear);
  return counter.last;
}
