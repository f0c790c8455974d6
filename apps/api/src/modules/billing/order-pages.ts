import type { OrderState } from '@dakhila/domain/billing/order';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { orders, signups, students } from '../../db/schema/index.ts';
import { isAbout } from './search-orders.ts';

const PAGE = 25;
type Wanted = { state?: OrderState | undefined; search?: string | undefined; after?: string | undefined };

/** A page of orders, newest first, and where the next one begins. */
export async function readOrderPage(db: Db, { state, search, after }: Wanted) {
  const rows = await db
    .select({ order: orders, at: exactMoment(orders.createdAt) })
    .from(orders)
    .leftJoin(students, eq(students.id, orders.studentId))
    .leftJoin(signups, eq(signups.id, orders.signupId))
    .where(
      and(
        state && eq(orders.state, state),
        search ? isAbout(db, search) : undefined,
        isBehind({ at: orders.createdAt, id: orders.id }, 'newest', after),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1);
  const { page, next } = cutPage(rows, PAGE, ({ at, order: { id } }) => ({ at, id }));
  return { page: page.map(({ order }) => order), next };
}
