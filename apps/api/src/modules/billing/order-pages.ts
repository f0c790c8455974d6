import type { OrderState } from '@dakhila/domain/billing/order';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, signups, students } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { isAbout } from './search-orders.ts';

const PAGE = 25;
type Wanted = { state?: OrderState | undefined; search?: string | undefined; after?: string | undefined };

/** A page of orders, newest first, and where the next one begins. */
export async function readOrderPage(db: Db, { state, search, after }: Wanted) {
  const key = readKey(after);
  const rows = await db
    .select({ order: orders, at: sql<string>`extract(epoch from ${orders.createdAt})::text` })
    .from(orders)
    .leftJoin(students, eq(students.id, orders.studentId))
    .leftJoin(signups, eq(signups.id, orders.signupId))
    .where(
      and(
        state && eq(orders.state, state),
        search ? isAbout(db, search) : undefined,
        key && sql`(${orders.createdAt}, ${orders.id}) < (to_timestamp(${key.at}::numeric), ${key.id}::uuid)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return { page: page.map(({ order }) => order), next: last ? `${last.at}_${last.order.id}` : null };
}

const KEY = /^(\d{1,12}(?:\.\d{1,6})?)_([0-9a-f-]{36})$/;

/** An unreadable key begins at the first page. */
function readKey(after: string | undefined): { at: string; id: string } | undefined {
  const [, at, id] = KEY.exec(after ?? '') ?? [];
  return at && id && isUuid(id) ? { at, id } : undefined;
}
