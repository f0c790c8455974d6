import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { first } from '../../../db/rows.ts';
import { sandboxPayments } from '../../../db/schema/index.ts';
import type { Deps } from '../../../ports.ts';

export const SANDBOX_MERCHANT = 'sandbox-merchant';

export type SandboxNeeds = Pick<Deps, 'db' | 'secrets' | 'now' | 'newId' | 'log' | 'config'>;

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
type NewPayment = Pick<SandboxPayment, 'transactionId' | 'amountPaise' | 'currency' | 'outcome' | 'paymentId'>;

/** Records the outcome of an order. The first one stays: another button later changes nothing. */
export async function notePayment(db: Db, payment: NewPayment): Promise<SandboxPayment> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing();
  const noted = await findPayment(db, payment.transactionId);
  if (!noted) throw new Error('A payment that was just noted is there');
  return noted;
}

export const findPayment = (db: Db, transactionId: string): Promise<SandboxPayment | undefined> =>
  first(db.select().from(sandboxPayments).where(eq(sandboxPayments.transactionId, transactionId)));

/** Records a refund; the first one stays. The table refuses more than was paid. */
export const markRefunded = (db: Db, paymentId: string, refundedPaise: number) =>
  db
    .update(sandboxPayments)
    .set({
      refundedAt: sql`coalesce(${sandboxPayments.refundedAt}, app_now())`,
      refundedPaise: sql`coalesce(${sandboxPayments.refundedPaise}, ${refundedPaise}::integer)`,
    })
    .where(eq(sandboxPayments.paymentId, paymentId));
