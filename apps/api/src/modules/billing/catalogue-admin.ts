import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { coupons, tiers } from '../../db/schema/index.ts';

export type NewCoupon = typeof coupons.$inferInsert;

/** Adds a coupon. False when its code is taken. */
export async function addCoupon(db: Db, coupon: NewCoupon): Promise<boolean> {
  const added = await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ code: coupons.code });
  return added.length > 0;
}

/** Switches a coupon on or off, and tells what it was; undefined when there is none. */
export async function setCouponActive(
  db: Db,
  code: string,
  isActive: boolean,
): Promise<{ wasActive: boolean } | undefined> {
  const [found] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update');
  if (found) await db.update(coupons).set({ isActive }).where(eq(coupons.code, code));
  return found && { wasActive: found.isActive };
}

/** Every coupon with how often it is reserved now and was paid with. */
export const listCoupons = (db: Db) =>
  db
    .select({
      coupon: coupons,
      reserved: sql<number>`(select count(*)::int from coupon_uses where coupon_code = coupons.code and state = 'reserved' and reserved_until > app_now())`,
      paid: sql<number>`(select count(*)::int from coupon_uses where coupon_code = coupons.code and state in ('consumed', 'honoured'))`,
    })
    .from(coupons)
    .orderBy(asc(coupons.code));

/** Every tier, also those off sale. */
export const listAllTiers = (db: Db) => db.select().from(tiers).orderBy(asc(tiers.position));

type TierChange = { costPaise?: number; discountPercent?: number; isOnSale?: boolean };

/** Changes a tier for orders to come; open ones keep their price. Tells it before and after; undefined when there is none. */
export async function changeTier(db: Db, id: string, change: TierChange) {
  const [before] = await db.select().from(tiers).where(eq(tiers.id, id)).for('update');
  const [after] = await db.update(tiers).set(change).where(eq(tiers.id, id)).returning();
  return before && after && { before, after };
}
