import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { couponCode, email, tierId } from './fields.ts';

export const CouponResult = z.object({
  discountType: z.enum(['PERCENTAGE', 'FIXED']),
  discountValue: z.number(),
  /** The maximum discount of a percentage coupon, in rupees. */
  maxDiscountAmount: z.optional(z.number()),
});

export type CouponResult = z.infer<typeof CouponResult>;

export const coupons = {
  validate: endpoint('POST /coupon/validate', 'anyone', {
    summary: 'Check a coupon for a plan or a top-up, as a student or with a pending sign-up',
    body: z.strictObject({ code: couponCode, tierId, email }),
    response: reply(CouponResult),
  }),
};
