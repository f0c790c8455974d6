import type { Contact } from '@dakhila/domain/contact';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, signups } from '../../db/schema/index.ts';

/**
 * How a sign-up with this contact waits for its payment: to be confirmed by the gateway, or to be looked at by a person. Null when none
 * does. Whoever logs in now should know that.
 */
export async function findWaitingSignupOrder(db: Db, contact: Contact): Promise<'redirected' | 'review' | null> {
  const isTheirs = contact.kind === 'email' ? eq(signups.email, contact.email) : eq(signups.phone, contact.phone);
  const found = await db
    .select({ state: orders.state })
    .from(orders)
    .innerJoin(signups, eq(signups.id, orders.signupId))
    .where(and(isTheirs, isNull(signups.studentId), inArray(orders.state, ['redirected', 'review'])));
  if (found.some(({ state }) => state === 'review')) return 'review';
  return found.length > 0 ? 'redirected' : null;
}
