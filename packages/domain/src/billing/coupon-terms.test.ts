import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUPON_STATES, couponStateOf, findCouponProblem } from './coupon-terms.ts';
import { type Coupon, evaluateCoupon } from './pricing.ts';

const none = { percent: null, amountPaise: null, maxDiscountPaise: null, startsAt: null, endsAt: null };
const START = new Date('2026-11-17T00:00:00+05:30');
const moment = fc.date({
  min: new Date(START.getTime() - 1e9),
  max: new Date(START.getTime() + 1e9),
  noInvalidDate: true,
});

test.each([
  [{ code: 'DIWALI', percent: 10 }, null],
  [{ code: 'DIWALI', amountPaise: 100 }, null],
  [{ code: 'DIWALI', percent: 10, maxDiscountPaise: 100 }, null],
  [{ code: 'diwali', percent: 10 }, 'code'],
  [{ code: '', percent: 10 }, 'code'],
  [{ code: 'A'.repeat(33), percent: 10 }, 'code'],
  [{ code: '=CMD()', percent: 10 }, 'code'],
  [{ code: '9876543210', percent: 10 }, 'code'],
  [{ code: '919876543210', percent: 10 }, 'code'],
  [{ code: 'DIWALI' }, 'discount'],
  [{ code: 'DIWALI', percent: 10, amountPaise: 100 }, 'discount'],
  [{ code: 'DIWALI', amountPaise: 100, maxDiscountPaise: 100 }, 'cap'],
  [{ code: 'DIWALI', percent: 10, startsAt: START, endsAt: START }, 'window'],
])('%j has the problem %s', (terms, problem) => {
  expect(findCouponProblem({ ...none, ...terms })).toBe(problem);
});

test('a coupon that is shown as open can be used, and one that is not cannot', () => {
  const bounds = fc.record({
    isActive: fc.boolean(),
    startsAt: fc.option(moment),
    endsAt: fc.option(moment),
    maxUses: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(bounds, fc.integer({ min: 0, max: 6 }), moment, (bound, taken, now) => {
      const coupon: Coupon = {
        ...bound,
        ...{ code: 'A', discountType: 'PERCENTAGE', discountValue: 10, tierIds: null, maxUsesPerStudent: null },
      };
      const state = couponStateOf(coupon, taken, now);
      expect(COUPON_STATES).toContain(state);
      expect(evaluateCoupon(coupon, 'standard', { inAll: taken, byStudent: 0 }, now).ok).toBe(state === 'open');
    }),
  );
});
