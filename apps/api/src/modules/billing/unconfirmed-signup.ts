import type { Contact } from '@dakhila/domain/contact';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, signups } from '../../db/schema/index.ts';

/** Whether a sign-up with this contact waits for its payment to be confirmed: whoever logs in now should know that. */
export async function hasUnconfirmedSignupOrder(db: Db, contact: Contact): Promise<boolean> {
  const isTheirs = contact.kind === 'email' ? eq(signups.email, contact.email) : eq(signups.phone, contact.phone);
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(signups, eq(signups.id, orders.signupId))
    .where(and(isTheirs, isNull(signups.studentId), inArray(orders.state, ['redirected', 'review'])))
    .limit(1);
  return found.length > 0;
}
