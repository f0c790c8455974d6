import { COUPON_BOUNDS, COUPON_STATES, LONGEST_COUPON_CODE } from '@dakhila/domain/billing/coupon-terms';
import * as z from 'zod/mini';
import { endpoint, freshStaff, reply, staff } from '../endpoint.ts';
import { couponCode, tierId } from '../fields.ts';
import { deskDay } from './day.ts';

/** A coupon as the desk shows it. Days are those of India; `lastDay` ends at midnight. */
export const DeskCoupon = z.object({
  code: z.string(),
  state: z.enum(COUPON_STATES),
  percent: z.nullable(z.number()),
  amountPaise: z.nullable(z.number()),
  /** The most that a percentage takes off. */
  maxDiscountPaise: z.nullable(z.number()),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  /** The names of the plans it is for; null for all. */
  plans: z.nullable(z.array(z.string())),
  maxUses: z.nullable(z.number()),
  maxUsesPerStudent: z.nullable(z.number()),
  paid: z.number(),
  reserved: z.number(),
});
export type DeskCoupon = z.infer<typeof DeskCoupon>;

const day = z.nullable(deskDay);
const whole = (most: number) => z.nullable(z.int().check(z.minimum(1), z.maximum(most)));
/** What can change later: the end and the limits; null is no bound. */
const bounds = {
  lastDay: day,
  maxUses: whole(COUPON_BOUNDS.uses),
  maxUsesPerStudent: whole(COUPON_BOUNDS.usesPerStudent),
};
/** The same as a page showed it: operators may set bounds that the desk does not. */
const shown = z.strictObject({
  lastDay: z.nullable(z.string().check(z.maxLength(10))),
  maxUses: z.nullable(z.number()),
  maxUsesPerStudent: z.nullable(z.number()),
});
const oneCoupon = {
  params: z.object({ code: z.string().check(z.toUpperCase(), z.maxLength(LONGEST_COUPON_CODE)) }),
  response: reply(DeskCoupon),
};

export const deskCoupons = {
  list: endpoint('GET /desk/coupons', staff('coupons.manage'), {
    summary: 'Coupons with their limits and uses, by code, a page at a time, and the plans that a coupon can be for',
    /** Where the page before ended. */
    query: z.strictObject({ after: z.optional(couponCode) }),
    response: reply(
      z.object({
        coupons: z.array(DeskCoupon),
        plans: z.array(z.object({ id: z.string(), name: z.string() })),
        next: z.nullable(z.string()),
      }),
    ),
  }),
  add: endpoint('POST /desk/coupons', freshStaff('coupons.manage'), {
    summary: 'Add a coupon: a percentage, with a cap if wanted, or a fixed amount',
    body: z.strictObject({
      code: couponCode,
      percent: whole(COUPON_BOUNDS.percent),
      amountRupees: whole(COUPON_BOUNDS.rupees),
      capRupees: whole(COUPON_BOUNDS.rupees),
      firstDay: day,
      tierIds: z.nullable(z.array(tierId).check(z.minLength(1), z.maxLength(50))),
      ...bounds,
    }),
    response: reply(DeskCoupon),
  }),
  change: endpoint('PUT /desk/coupons/:code', freshStaff('coupons.manage'), {
    ...oneCoupon,
    summary: 'Change the last day and the limits of a coupon; orders that have it keep it',
    /**
     * `shown`: the limits that the page had, so that nobody sets a colleague's change back unseen. An open page of the release
     * before has none, and gets an error that asks to reload.
     */
    body: z.strictObject({ ...bounds, shown: z.optional(shown) }),
  }),
  setActive: endpoint('PUT /desk/coupons/:code/active', freshStaff('coupons.manage'), {
    ...oneCoupon,
    summary: 'End a coupon now, or open it again; orders that have it keep it',
    body: z.strictObject({ isActive: z.boolean() }),
  }),
};
