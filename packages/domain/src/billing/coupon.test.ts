import { expect, test } from 'vitest';
import { type Coupon, type CouponUses, evaluateCoupon } from './pricing.ts';

const NOW = new Date('2026-11-14T10:00:00Z');
const unused: CouponUses = { inAll: 0, byStudent: 0 };
const aCoupon = (bounds: Partial<Coupon> = {}): Coupon => ({
  code: 'WELCOME10',
  discountType: 'PERCENTAGE',
  discountValue: 10,
  isActive: true,
  startsAt: null,
  endsAt: null,
  tierIds: null,
  maxUses: null,
  maxUsesPerStudent: null,
  ...bounds,
});

test.each<[string, Partial<Coupon>, CouponUses, ReturnType<typeof evaluateCoupon>]>([
  ['a coupon without bounds is good', {}, { inAll: 900, byStudent: 9 }, { ok: true }],
  ['one that was switched off does not exist', { isActive: false }, unused, { ok: false, code: 'coupon-invalid' }],
  [
    'one that begins later does not exist yet',
    { startsAt: new Date('2026-11-14T10:00:01Z') },
    unused,
    { ok: false, code: 'coupon-invalid' },
  ],
  ['its first moment counts', { startsAt: NOW }, unused, { ok: true }],
  ['its last moment does not', { endsAt: NOW }, unused, { ok: false, code: 'coupon-expired' }],
  ['it serves its tiers', { tierIds: ['standard', 'premium'] }, unused, { ok: true }],
  ['and no other', { tierIds: ['premium'] }, unused, { ok: false, code: 'coupon-not-for-plan' }],
  ['the last use is good', { maxUses: 20 }, { inAll: 19, byStudent: 0 }, { ok: true }],
  ['after it none is', { maxUses: 20 }, { inAll: 20, byStudent: 0 }, { ok: false, code: 'coupon-used-up' }],
  [
    'nor after a student had theirs',
    { maxUsesPerStudent: 1 },
    { inAll: 1, byStudent: 1 },
    { ok: false, code: 'coupon-used-up' },
  ],
])('%s', (_says, bounds, uses, verdict) => {
  expect(evaluateCoupon(aCoupon(bounds), 'standard', uses, NOW)).toEqual(verdict);
});
