import type { Tier as WireTier } from '@dakhila/contract/plans';
import { type Coupon, type CouponUses, RESERVATION_MINUTES } from '@dakhila/domain/billing/pricing';
import { isSoldFor, type Tier } from '@dakhila/domain/billing/tier';
import { and, asc, eq, gt, inArray, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { coupons, couponUses, orders, signups, students, tiers } from '../../db/schema/index.ts';

/** The tiers on sale, in the order of their cards. */
export async function listTiers(db: Db): Promise<Tier[]> {
  return (await db.select().from(tiers).where(eq(tiers.isOnSale, true)).orderBy(asc(tiers.position))).map(asTier);
}

export async function findTier(db: Db, id: string): Promise<Tier | undefined> {
  const [row] = await db.select().from(tiers).where(eq(tiers.id, id));
  return row?.isOnSale ? asTier(row) : undefined;
}

/** The rank of a plan among the plans, higher is better; -1 for an unknown name. */
export async function rankOfPlan(db: Db, name: string): Promise<number> {
  const plans = await db.select().from(tiers).where(eq(tiers.isTopUp, false));
  return plans.find((plan) => plan.name === name)?.position ?? -1;
}

/** The paid plans that are better than the one a student has. */
export async function listBetterPlans(db: Db, studentId: string): Promise<Tier[]> {
  const [student] = await db.select({ plan: students.tierName }).from(students).where(eq(students.id, studentId));
  const present = await rankOfPlan(db, student?.plan ?? '');
  const better = await db
    .select()
    .from(tiers)
    .where(and(matches(tiers, { isOnSale: true, isTopUp: false }), gt(tiers.position, present)))
    .orderBy(asc(tiers.position));
  return better.map(asTier).filter((tier) => isSoldFor('upgrade', tier));
}

const asTier = (row: typeof tiers.$inferSelect): Tier => ({
  id: row.id,
  name: row.name,
  cost: row.costPaise / 100,
  discount: row.discountPercent,
  isTopUp: row.isTopUp,
  recommendationPulls: row.attempts,
  availableCounsellingSessions: row.sessions,
  psychometricAssessment: row.hasAssessment,
});

export const wireTier = ({ id, ...tier }: Tier): WireTier => ({ _id: id, ...tier });

const now = sql`app_now()`;

export async function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row && asCoupon(row);
}

/** The same, locked until the transaction ends: uses are counted and taken one at a time. */
export async function lockCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  return row && asCoupon(row);
}

/** Uses that count as one student's: by account, or by the address of a sign-up. */
export type UseHolder = { studentId: string | null; email: string };

const isCounted = or(
  eq(couponUses.state, 'consumed'),
  and(eq(couponUses.state, 'reserved'), gt(couponUses.reservedUntil, now)),
);

/** The orders of a buyer, by account and by the address of sign-ups. Two look-ups by index: with `or` all orders would be read. */
const ordersOf = (db: Db, { studentId, email }: UseHolder) => {
  const bySignup = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(signups, eq(signups.id, orders.signupId))
    .where(eq(signups.email, email));
  if (!studentId) return bySignup;
  return union(db.select({ id: orders.id }).from(orders).where(eq(orders.studentId, studentId)), bySignup);
};

/** The uses that are paid or reserved now, leaving out one order. Of all uses no more than the coupon's maximum are counted, from the index. */
export async function countUses(
  db: Db,
  { code, maxUses }: Pick<Coupon, 'code' | 'maxUses'>,
  holder: UseHolder,
  exceptOrderId: string | null,
): Promise<CouponUses> {
  const isOfCoupon = and(
    eq(couponUses.couponCode, code),
    isCounted,
    exceptOrderId ? ne(couponUses.orderId, exceptOrderId) : undefined,
  );
  const uses = db.select({ orderId: couponUses.orderId }).from(couponUses).where(isOfCoupon);
  const [inAll, byStudent] = [
    maxUses === null ? 0 : await countRows(db, uses.limit(Math.max(1, maxUses))),
    await db.$count(couponUses, and(isOfCoupon, inArray(couponUses.orderId, ordersOf(db, holder)))),
  ];
  return { inAll, byStudent };
}

async function countRows(db: Db, rows: SQLWrapper): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) rows`);
  return counted[0]?.count ?? 0;
}

/** For how many minutes the buyer's own unpaid order still reserves a use; null when none does. */
export async function minutesOfOwnReservation(db: Db, code: string, holder: UseHolder): Promise<number | null> {
  const [own] = await db
    .select({ minutes: sql<number>`ceil(extract(epoch from max(${couponUses.reservedUntil}) - app_now()) / 60)::int` })
    .from(couponUses)
    .where(
      and(
        matches(couponUses, { couponCode: code, state: 'reserved' }),
        gt(couponUses.reservedUntil, now),
        inArray(couponUses.orderId, ordersOf(db, holder)),
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

/** The caller, which has locked the coupon, decides whether the reservation may be consumed. */
export const markUsePaid = (db: Db, orderId: string, state: 'consumed' | 'honoured') =>
  db.update(couponUses).set({ state, updatedAt: now }).where(eq(couponUses.orderId, orderId));

export const releaseUse = (db: Db, orderId: string) =>
  db
    .update(couponUses)
    .set({ state: 'released', updatedAt: now })
    .where(matches(couponUses, { orderId, state: 'reserved' }));

const LAPSED_BATCH = 500;

/** Marks expired reservations, in small batches; they have not counted since they expired. */
export async function releaseLapsedUses(db: Db, stopping?: AbortSignal): Promise<void> {
  const isLapsed = and(eq(couponUses.state, 'reserved'), lte(couponUses.reservedUntil, now));
  for (let count = LAPSED_BATCH; count === LAPSED_BATCH && !stopping?.aborted; ) {
    const lapsed = db
      .select({ orderId: couponUses.orderId })
      .from(couponUses)
      .where(isLapsed)
      .orderBy(couponUses.reservedUntil)
      .limit(LAPSED_BATCH);
    const released = await db
      .update(couponUses)
      .set({ state: 'released', updatedAt: now })
      .where(and(isLapsed, inArray(couponUses.orderId, lapsed)));
    count = released.rowCount ?? 0;
  }
}

function asCoupon(row: typeof coupons.$inferSelect): Coupon {
  const { code, isActive, startsAt, endsAt, tierIds, maxUses, maxUsesPerStudent } = row;
  const bounds = { code, isActive, startsAt, endsAt, tierIds, maxUses, maxUsesPerStudent };
  if (row.percent === null) return { ...bounds, discountType: 'FIXED', discountValue: Number(row.amountPaise) / 100 };
  const cap = row.maxDiscountPaise === null ? {} : { maxDiscountAmount: row.maxDiscountPaise / 100 };
  return { ...bounds, discountType: 'PERCENTAGE', discountValue: row.percent, ...cap };
}
