import type { Coupon } from './pricing.ts';

/** The bounds of what a coupon may say. */
export const COUPON_BOUNDS = { percent: 100, rupees: 1_000_000, uses: 10_000_000, usesPerStudent: 1_000 } as const;
export const LONGEST_COUPON_CODE = 32;

const CODE = /^[A-Z0-9_-]{1,32}$/;
/** The audit log takes no phone numbers, and a code is named there. */
const LIKE_A_PHONE = /^(?:91)?[6-9]\d{9}$/;

export const isCouponCode = (text: string): boolean => CODE.test(text);

export type CouponTerms = {
  code: string;
  percent: number | null;
  amountPaise: number | null;
  maxDiscountPaise: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
};

/** What is wrong with the terms of a new coupon. */
export type CouponProblem = 'code' | 'discount' | 'cap' | 'window';

/** The first thing that is wrong with the terms of a coupon; null when nothing is. */
export function findCouponProblem({ code, percent, amountPaise, maxDiscountPaise, ...window }: CouponTerms) {
  if (!isCouponCode(code) || LIKE_A_PHONE.test(code)) return 'code' satisfies CouponProblem;
  if ((percent === null) === (amountPaise === null)) return 'discount' satisfies CouponProblem;
  if (maxDiscountPaise !== null && percent === null) return 'cap' satisfies CouponProblem;
  return isWindowEmpty(window) ? ('window' satisfies CouponProblem) : null;
}

/** Whether a coupon would end before it begins. */
export const isWindowEmpty = ({ startsAt, endsAt }: Pick<CouponTerms, 'startsAt' | 'endsAt'>): boolean =>
  startsAt !== null && endsAt !== null && endsAt <= startsAt;

export const COUPON_STATES = ['open', 'ahead', 'over', 'used-up', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** The state of a coupon for a new order now. `taken` are its uses that are paid or reserved. */
export function couponStateOf(
  { isActive, startsAt, endsAt, maxUses }: Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'maxUses'>,
  taken: number,
  now: Date,
): CouponState {
  if (!isActive) return 'ended';
  if (endsAt && now >= endsAt) return 'over';
  if (startsAt && now < startsAt) return 'ahead';
  return taken >= (maxUses ?? Infinity) ? 'used-up' : 'open';
}
