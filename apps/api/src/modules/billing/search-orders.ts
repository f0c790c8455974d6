import type { OrderState } from '@dakhila/domain/billing/order';
import { contactOf } from '@dakhila/domain/contact';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, signups, students } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

type Wanted = { who?: string | undefined; states?: OrderState[] | undefined };
const MOST = 50;

/** The newest orders: of a transaction id, of a person by e-mail, phone or id, in some states, or of everyone. */
export async function searchOrders(db: Db, { who, states }: Wanted) {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(students, eq(students.id, orders.studentId))
    .leftJoin(signups, eq(signups.id, orders.signupId))
    .where(and(who === undefined ? undefined : isAbout(who), states && inArray(orders.state, states)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  return rows.map(({ order }) => order);
}

/** The orders of a transaction id, or of a person. */
export function isAbout(who: string): SQL | undefined {
  const contact = contactOf(who);
  if (contact?.kind === 'email') return or(eq(students.email, contact.email), eq(signups.email, contact.email));
  if (contact?.kind === 'phone') return or(eq(students.phone, contact.phone), eq(signups.phone, contact.phone));
  return isUuid(who) ? eq(students.id, who) : eq(orders.transactionId, who);
}
