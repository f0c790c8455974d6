import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CouponDiscount, type Priced, priceOf } from './pricing.ts';

const percent = (discountValue: number, maxDiscountAmount?: number): CouponDiscount => ({
  discountType: 'PERCENTAGE',
  discountValue,
  maxDiscountAmount,
});
const fixed = (discountValue: number): CouponDiscount => ({ discountType: 'FIXED', discountValue });

test.each<[number, number, CouponDiscount | null, number, string]>([
  [70, 55, null, 32, 'half a rupee rounds up, and no fraction is lost on the way'],
  [1998, 50, null, 999, 'Standard'],
  [9998, 50, null, 4999, 'Premium'],
  [249, 20, null, 199, '199.2'],
  [2999, 20, null, 2399, '2399.2'],
  [1998, 50, percent(10, 200), 899, '999 − 99.9 = 899.1'],
  [9998, 50, percent(10, 200), 4799, 'the cap of 200'],
  [249, 20, percent(10, 200), 179, '199.2 − 19.92 = 179.28, rounded once'],
  [1998, 50, fixed(100), 899, 'a fixed coupon'],
  [99, 0, fixed(100), 0, 'never below nothing'],
  [9998, 50, percent(100), 0, 'all of it'],
  [0, 0, null, 0, 'Basic'],
])('%i at %i %% off with %j costs %i (%s)', (cost, discount, coupon, price) => {
  expect(priceOf({ cost, discount }, coupon)).toBe(price);
});

const tier: fc.Arbitrary<Priced> = fc.record({
  cost: fc.nat({ max: 200_000 }),
  discount: fc.integer({ min: 0, max: 100 }),
});
const coupon: fc.Arbitrary<CouponDiscount> = fc.oneof(
  fc.record({
    discountType: fc.constant('PERCENTAGE' as const),
    discountValue: fc.integer({ min: 0, max: 100 }),
    maxDiscountAmount: fc.option(fc.nat({ max: 10_000 }), { nil: undefined }),
  }),
  fc.record({ discountType: fc.constant('FIXED' as const), discountValue: fc.nat({ max: 200_000 }) }),
);

test('a price is whole rupees between nothing and the cost', () => {
  fc.assert(
    fc.property(tier, fc.option(coupon), (tier, coupon) => {
      const price = priceOf(tier, coupon);
      expect(Number.isInteger(price) && price >= 0 && price <= tier.cost).toBe(true);
    }),
  );
});

test('a coupon never makes anything dearer, and takes off no more than its cap or its value', () => {
  fc.assert(
    fc.property(tier, coupon, (tier, coupon) => {
      const saved = priceOf(tier) - priceOf(tier, coupon);
      const most = coupon.discountType === 'FIXED' ? coupon.discountValue : coupon.maxDiscountAmount;
      expect(saved).toBeGreaterThanOrEqual(0);
      // Each of the two prices may be rounded by half a rupee.
      if (most !== undefined) expect(saved).toBeLessThanOrEqual(most + 1);
    }),
  );
});

test('the price is the exact fraction, rounded once: the same as in whole-number arithmetic without limits', () => {
  // `Math.min` does not take these numbers.
  const least = (a: bigint, b: bigint) => {
    if (a < b) return a;
    return b;
  };
  const exactly = ({ discountType, discountValue, maxDiscountAmount }: CouponDiscount, offer: bigint) => {
    if (discountType === 'FIXED') return BigInt(discountValue) * 10_000n;
    const share = (offer * BigInt(discountValue)) / 100n;
    return maxDiscountAmount === undefined ? share : least(share, BigInt(maxDiscountAmount) * 10_000n);
  };
  fc.assert(
    fc.property(tier, coupon, (tier, coupon) => {
      const offer = BigInt(tier.cost) * BigInt(100 - tier.discount) * 100n;
      const left = offer - least(offer, exactly(coupon, offer));
      expect(BigInt(priceOf(tier, coupon))).toBe((left + 5_000n) / 10_000n);
    }),
  );
});
