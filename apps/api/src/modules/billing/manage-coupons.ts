import { type CouponProblem, findCouponProblem, isWindowEmpty } from '@dakhila/domain/billing/coupon-terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { coupons } from '../../db/schema/index.ts';
import { addCoupon, listAllTiers, type NewCoupon } from './catalogue.ts';

export type Refused = { problem: CouponProblem | 'taken' } | { problem: 'tiers'; unknown: string[] };

/** Adds a coupon whose terms are sound and whose tiers exist, in the caller's transaction; returns why not otherwise. */
export async function createCoupon(db: Db, coupon: NewCoupon): Promise<Refused | null> {
  const { percent = null, amountPaise = null, maxDiscountPaise = null, startsAt = null, endsAt = null } = coupon;
  const problem = findCouponProblem({ code: coupon.code, percent, amountPaise, maxDiscountPaise, startsAt, endsAt });
  if (problem) return { problem };
  const known = new Set((await listAllTiers(db)).map(({ id }) => id));
  const unknown = (coupon.tierIds ?? []).filter((id) => !known.has(id));
  if (unknown.length > 0) return { problem: 'tiers', unknown };
  return (await addCoupon(db, coupon)) ? null : { problem: 'taken' };
}

/** The bounds that may change later; null is no bound. */
export type CouponBounds = { endsAt: Date | null; maxUses: number | null; maxUsesPerStudent: number | null };

/**
 * Changes the end and the limits of a coupon, in the caller's transaction. The row is locked like by an order that takes
 * a use, so an order has the bounds before or after, never a part of both. Undefined when there is no such coupon.
 */
export async function changeCoupon(db: Db, code: string, change: Partial<CouponBounds>) {
  const before = await first(db.select().from(coupons).where(eq(coupons.code, code)).for('no key update'));
  if (!before) return undefined;
  const after = { ...before, ...change };
  if (isWindowEmpty(after)) return { problem: 'window' as const };
  await db.update(coupons).set(change).where(eq(coupons.code, code));
  return { before, after };
}
