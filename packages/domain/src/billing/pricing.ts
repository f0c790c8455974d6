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
