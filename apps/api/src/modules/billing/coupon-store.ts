import { type Coupon, type CouponUses, RESERVATION_MINUTES } from '@dakhila/domain/billing/coupon';
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { coupons, couponUses, orders, signups } from '../../db/schema/index.ts';

const now = sql`app_now()`;

export async function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row && asCoupon(row);
}

/** The same, held against everyone else until the transaction ends: uses are counted and taken by one at a time. */
export async function lockCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  return row && asCoupon(row);
}

/** Whose uses count as one student's: by account, or by the address of the sign-up that is on its way to one. */
export type UseHolder = { studentId: string | null; email: string };

const isCounted = or(
  eq(couponUses.state, 'consumed'),
  and(eq(couponUses.state, 'reserved'), gt(couponUses.reservedUntil, now)),
);

const isHeldBy = ({ studentId, email }: UseHolder) =>
  or(studentId ? eq(orders.studentId, studentId) : undefined, eq(signups.email, email));

/** The uses that are paid or reserved now, leaving out one order. */
export async function countUses(
  db: Db,
  code: string,
  holder: UseHolder,
  exceptOrderId: string | null,
): Promise<CouponUses> {
  const [counted] = await db
    .select({
      inAll: sql<number>`count(*)::int`,
      byStudent: sql<number>`count(*) filter (where ${isHeldBy(holder)})::int`,
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .leftJoin(signups, eq(signups.id, orders.signupId))
    .where(
      and(
        eq(couponUses.couponCode, code),
        isCounted,
        exceptOrderId ? ne(couponUses.orderId, exceptOrderId) : undefined,
      ),
    );
  return counted ?? { inAll: 0, byStudent: 0 };
}

/** How many minutes the buyer's own unpaid order still keeps a use, or null when none does. */
export async function minutesOfOwnReservation(db: Db, code: string, holder: UseHolder): Promise<number | null> {
  const [own] = await db
    .select({ minutes: sql<number>`ceil(extract(epoch from max(${couponUses.reservedUntil}) - app_now()) / 60)::int` })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .leftJoin(signups, eq(signups.id, orders.signupId))
    .where(
      and(
        eq(couponUses.couponCode, code),
        eq(couponUses.state, 'reserved'),
        gt(couponUses.reservedUntil, now),
        isHeldBy(holder),
      ),
    );
  return own?.minutes ?? null;
}

export const reserveUse = (db: Db, orderId: string, couponCode: string) =>
  db.insert(couponUses).values({
    orderId,
    couponCode,
    state: 'reserved',
    reservedUntil: sql`app_now() + make_interval(mins => ${RESERVATION_MINUTES})`,
  });

/** Whether a reservation of this order may be consumed is judged by the caller, who holds the coupon. */
export const markUsePaid = (db: Db, orderId: string, state: 'consumed' | 'honoured') =>
  db.update(couponUses).set({ state, updatedAt: now }).where(eq(couponUses.orderId, orderId));

export const releaseUse = (db: Db, orderId: string) =>
  db
    .update(couponUses)
    .set({ state: 'released', updatedAt: now })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'reserved')));

/** Marks the reservations whose time is over; they have not counted since. */
export const releaseLapsedUses = (db: Db) =>
  db
    .update(couponUses)
    .set({ state: 'released', updatedAt: now })
    .where(and(eq(couponUses.state, 'reserved'), lte(couponUses.reservedUntil, now)));

function asCoupon(row: typeof coupons.$inferSelect): Coupon {
  const { code, isActive, startsAt, endsAt, tierIds, maxUses, maxUsesPerStudent } = row;
  const bounds = { code, isActive, startsAt, endsAt, tierIds, maxUses, maxUsesPerStudent };
  if (row.percent === null) return { ...bounds, discountType: 'FIXED', discountValue: Number(row.amountPaise) / 100 };
  const cap = row.maxDiscountPaise === null ? {} : { maxDiscountAmount: row.maxDiscountPaise / 100 };
  return { ...bounds, discountType: 'PERCENTAGE', discountValue: row.percent, ...cap };
}
