import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { invoiceCounters } from '../../db/schema/index.ts';

/** Makes the next invoice of a year follow this number, in the caller's transaction; never goes back. Answers with the last number that counts now. */
export async function raiseInvoiceCounter(db: Db, financialYear: string, last: number): Promise<number> {
  const [counter] = await db
    .insert(invoiceCounters)
    .values({ financialYear, last })
    .onConflictDoUpdate({
      target: invoiceCounters.financialYear,
      set: { last: sql`greatest(${invoiceCounters.last}, excluded.last)` },
    })
    .returning();
  if (!counter) throw new Error('A counter that was just raised is there');
  return counter.last;
}
