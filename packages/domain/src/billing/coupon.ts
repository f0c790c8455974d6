import type { CouponDiscount } from './pricing.ts';

/** A coupon with everything that bounds it; `null` is no bound. */
export type Coupon = CouponDiscount & {
  code: string;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  tierIds: readonly string[] | null;
  maxUses: number | null;
  maxUsesPerStudent: number | null;
};

/** Uses that are reserved or paid, apart from the order in question. */
export type CouponUses = { inAll: number; byStudent: number };

/** How long a use is reserved for an order that is not paid yet. */
export const RESERVATION_MINUTES = 30;

/** Guessing codes: so many tries in so long, for one browser and for one student. */
export const COUPON_TRIES = { limit: 10, windowSeconds: 600 };

export type CouponRefusal = 'coupon-invalid' | 'coupon-expired' | 'coupon-not-for-plan' | 'coupon-used-up';
export type CouponVerdict = { ok: true } | { ok: false; code: CouponRefusal };

/** Whether a coupon may be used for a tier now. One that has not begun does not exist yet. */
export function evaluateCoupon(coupon: Coupon, tierId: string, uses: CouponUses, now: Date): CouponVerdict {
  const no = (code: CouponRefusal): CouponVerdict => ({ ok: false, code });
  if (!coupon.isActive || (coupon.startsAt && now < coupon.startsAt)) return no('coupon-invalid');
  if (coupon.endsAt && now >= coupon.endsAt) return no('coupon-expired');
  if (coupon.tierIds && !coupon.tierIds.includes(tierId)) return no('coupon-not-for-plan');
  return isUsedUp(coupon, uses) ? no('coupon-used-up') : { ok: true };
}

/** Whether a coupon has no use left, for anybody or for this student. */
export const isUsedUp = ({ maxUses, maxUsesPerStudent }: Coupon, { inAll, byStudent }: CouponUses): boolean =>
  inAll >= (maxUses ?? Infinity) || byStudent >= (maxUsesPerStudent ?? Infinity);
