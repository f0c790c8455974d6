import type { OrderPurpose } from '@dakhila/domain/billing/tier';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, signups, students } from '../../db/schema/index.ts';
import type { Order } from './order-store.ts';

const now = sql`app_now()`;

type Owner = { studentId: string | null; signupId: string | null };
const isOwnedBy = ({ studentId, signupId }: Owner) =>
  studentId ? eq(orders.studentId, studentId) : eq(orders.signupId, signupId ?? '');

type Wanted = Owner & { purpose?: OrderPurpose; tierId: string; couponCode: string | null; gateway: string };

/** The order for the very same thing that can still be paid. */
export async function findOpenOrder(db: Db, wanted: Wanted): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        isOwnedBy(wanted),
        wanted.purpose ? eq(orders.purpose, wanted.purpose) : undefined,
        eq(orders.tierId, wanted.tierId),
        wanted.couponCode ? eq(orders.couponCode, wanted.couponCode) : isNull(orders.couponCode),
        eq(orders.gateway, wanted.gateway),
        inArray(orders.state, ['created', 'redirected']),
        gt(orders.expiresAt, now),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

/** The newest order of the last day, or one that waits for a person, however long. */
export async function findLatestOrder(db: Db, owner: Owner): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        owner.studentId ? isOfStudent(db, owner.studentId) : isOwnedBy(owner),
        or(gt(orders.createdAt, sql`app_now() - interval '1 day'`), eq(orders.state, 'review')),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

/** The orders of a student, newest first: also those of sign-ups that their verified address began, whatever became of them. */
export const listOrders = (db: Db, studentId: string): Promise<Order[]> =>
  db.select().from(orders).where(isOfStudent(db, studentId)).orderBy(desc(orders.createdAt)).limit(MOST);

/** Whether an order is the student's own: ordered by them, or by a sign-up with their verified address. */
const isOfStudent = (db: Db, studentId: string) =>
  or(
    eq(orders.studentId, studentId),
    and(
      isNull(orders.studentId),
      inArray(
        orders.signupId,
        db
          .select({ id: signups.id })
          .from(signups)
          .innerJoin(students, eq(students.email, signups.email))
          .where(and(eq(students.id, studentId), isNotNull(signups.emailVerifiedAt))),
      ),
    ),
  );
const MOST = 100;

/** Another sign-up order of the student that money was taken for and kept. */
export async function hasOtherPaidSignup(db: Db, studentId: string, orderId: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.studentId, studentId),
        eq(orders.purpose, 'signup'),
        ne(orders.id, orderId),
        gt(orders.amountPaise, 0),
        isNotNull(orders.paidAt),
        ne(orders.state, 'refunded'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** How soon the same wish again is the second of two clicks, not a new purchase. */
const DOUBLE_CLICK_SECONDS = 60;

/** The order that the first of two clicks has just made and settled because it cost nothing; that of the very same click however long ago. */
export async function findFreeTwin(
  db: Db,
  wanted: Omit<Wanted, 'gateway'> & { clickId?: string | undefined },
): Promise<Order | undefined> {
  const [twin] = await db
    .select()
    .from(orders)
    .where(
      and(
        // A settled sign-up has a student too; the sign-up still names whose it was.
        wanted.signupId ? eq(orders.signupId, wanted.signupId) : isOwnedBy(wanted),
        wanted.purpose ? eq(orders.purpose, wanted.purpose) : undefined,
        eq(orders.tierId, wanted.tierId),
        wanted.couponCode ? eq(orders.couponCode, wanted.couponCode) : isNull(orders.couponCode),
        eq(orders.state, 'paid'),
        eq(orders.amountPaise, 0),
        or(
          gt(orders.createdAt, sql`app_now() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})`),
          wanted.clickId ? eq(orders.id, wanted.clickId) : undefined,
        ),
      ),
    )
    .limit(1);
  return twin;
}
