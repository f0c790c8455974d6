/** What a price is computed from. Whole rupees and whole per cent. */
export type Priced = { cost: number; discount: number };

/** A coupon as far as it changes a price. `maxDiscountAmount` caps a percentage. */
export type CouponDiscount = {
  discountType: 'PERCENTAGE' | 'FIXED';
  discountValue: number;
  maxDiscountAmount?: number | undefined;
};

/** A ten-thousandth of a rupee: two percentages after each other stay whole numbers in it. */
const PARTS = 10_000;

/**
 * Whole rupees to pay: the tier's discount first, then the coupon on what is left, rounded once at the end. Everything
 * before the rounding is whole numbers: 70 at 55 % off is 31.5 and so 32, where 70 × 0.45 would be 31.
 */
export function priceOf(tier: Priced, coupon?: CouponDiscount | null): number {
  const offer = tier.cost * (100 - tier.discount) * 100;
  const left = Math.max(0, offer - (coupon ? worthOf(coupon, offer) : 0));
  return Math.floor((left + PARTS / 2) / PARTS);
}

/** What the coupon takes off, in parts. */
function worthOf({ discountType, discountValue, maxDiscountAmount }: CouponDiscount, offer: number): number {
  if (discountType === 'FIXED') return discountValue * PARTS;
  const worth = (offer * discountValue) / 100;
  return maxDiscountAmount === undefined ? worth : Math.min(worth, maxDiscountAmount * PARTS);
}

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

/** Limits guessing of codes: tries within a time, for one browser and for one student. */
export const COUPON_TRIES = { limit: 10, windowSeconds: 600 };

type CouponRefusal = 'coupon-invalid' | 'coupon-expired' | 'coupon-not-for-plan' | 'coupon-used-up';
type CouponVerdict = { ok: true } | { ok: false; code: CouponRefusal };

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
