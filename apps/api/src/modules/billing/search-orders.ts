import type { OrderState } from '@dakhila/domain/billing/order';
import { contactOf } from '@dakhila/domain/contact';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { orders, signups, students } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Order } from './order-store.ts';

type Wanted = { who?: string | undefined; states?: OrderState[] | undefined; after?: Order | undefined };
export const ORDERS_AT_ONCE = 50;

/** The newest orders: of a transaction id, of a person by e-mail, phone or id, in some states, or of everyone. `after` continues a list behind one of them. */
export async function searchOrders(db: Db, { who, states, after }: Wanted): Promise<Order[]> {
  const isBehind = after && isAfter(after);
  return db
    .select()
    .from(orders)
    .where(and(who === undefined ? undefined : isAbout(db, who), states && inArray(orders.state, states), isBehind))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_AT_ONCE);
}

/** Orders behind one in a list of the newest first. Its time is read again, because a `Date` loses the microseconds. */
export const isAfter = ({ id }: Pick<Order, 'id'>): SQL =>
  sql`(${orders.createdAt}, ${orders.id}) < ((select last.created_at from orders last where last.id = ${id}::uuid), ${id}::uuid)`;

/** The orders of a transaction id, or of a person. */
export function isAbout(db: Db, who: string): SQL {
  const contact = contactOf(who);
  if (contact) {
    const [ofStudent, ofSignup] =
      contact.kind === 'email'
        ? [eq(students.email, contact.email), eq(signups.email, contact.email)]
        : [eq(students.phone, contact.phone), eq(signups.phone, contact.phone)];
    // Two look-ups by index: with `or` all orders would be read.
    const found = union(
      db.select({ id: orders.id }).from(orders).innerJoin(students, eq(students.id, orders.studentId)).where(ofStudent),
      db.select({ id: orders.id }).from(orders).innerJoin(signups, eq(signups.id, orders.signupId)).where(ofSignup),
    );
    return inArray(orders.id, found);
  }
  return isUuid(who) ? eq(orders.studentId, who) : eq(orders.transactionId, who);
}
