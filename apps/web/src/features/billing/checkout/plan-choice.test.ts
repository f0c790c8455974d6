import { describe, expect, test } from 'vitest';
import {
  couponOn,
  couponToCheck,
  hasUnappliedCoupon,
  isComplete,
  NOTHING_CHOSEN,
  type PlanChoice,
  type PlanChoiceEvent,
  reduceChoice,
} from './plan-choice.ts';

const TEN_PERCENT = { code: 'WELCOME10', discountType: 'PERCENTAGE', discountValue: 10 } as const;
const after = (...events: PlanChoiceEvent[]): PlanChoice => events.reduce(reduceChoice, NOTHING_CHOSEN);
const chosen: PlanChoiceEvent = { type: 'plan-chosen', tierId: 'standard' };
const typed = (text: string): PlanChoiceEvent => ({ type: 'coupon-typed', text });
const accepted: PlanChoiceEvent = { type: 'coupon-accepted', tierId: 'standard', coupon: TEN_PERCENT };
const refused: PlanChoiceEvent = {
  type: 'coupon-refused',
  tierId: 'standard',
  code: 'WELCOME10',
  reason: 'Invalid coupon code',
};

describe('the coupon', () => {
  test('is forced to upper case', () => {
    expect(after(chosen, typed('welcome10')).couponText).toBe('WELCOME10');
  });

  test('counts on the chosen plan, and on no other', () => {
    const choice = after(chosen, typed('welcome10'), accepted);
    expect(couponOn(choice, 'standard')).toEqual(TEN_PERCENT);
    expect(couponOn(choice, 'premium')).toBeUndefined();
  });

  test('is cleared, text and all, when another plan is chosen', () => {
    const choice = after(chosen, typed('welcome10'), accepted, { type: 'plan-chosen', tierId: 'premium' });
    expect(choice).toMatchObject({ tierId: 'premium', couponText: '', coupon: null });
  });

  test('is discarded when the text no longer spells it', () => {
    const choice = after(chosen, typed('welcome10'), accepted, typed('welcome1'));
    expect(choice.coupon).toBeNull();
    expect(hasUnappliedCoupon(choice)).toBe(true);
  });

  test('stays when the text still spells it', () => {
    expect(after(chosen, typed('welcome10'), accepted, typed('welcome10 ')).coupon).toEqual(TEN_PERCENT);
  });

  test('once applied and then refused is cleared, and the reason stands until the text is edited', () => {
    const choice = after(chosen, typed('welcome10'), accepted, refused);
    expect(choice).toMatchObject({ coupon: null, couponError: 'Invalid coupon code' });
    expect(reduceChoice(choice, typed('W')).couponError).toBeNull();
  });

  test('an acceptance that arrives after another plan was chosen is dropped', () => {
    const choice = after(chosen, typed('welcome10'), { type: 'plan-chosen', tierId: 'premium' }, accepted);
    expect(choice.coupon).toBeNull();
  });

  test('an answer about a text that was edited meanwhile is dropped', () => {
    expect(after(chosen, typed('welcome10'), typed('FLAT100'), accepted).coupon).toBeNull();
    expect(after(chosen, typed('welcome10'), typed('FLAT100'), refused).couponError).toBeNull();
  });

  test.each([
    ['nothing at all', after(), null],
    ['a plan only', after(chosen), null],
    ['a plan and blanks', after(chosen, typed('   ')), null],
    ['a plan and a code', after(chosen, typed(' flat100 ')), { tierId: 'standard', code: 'FLAT100' }],
  ])('with %s there is %o to check', (_, choice, expected) => {
    expect(couponToCheck(choice)).toEqual(expected);
  });

  test('blanks do not count as a code that waits to be applied', () => {
    expect(hasUnappliedCoupon(after(chosen, typed('  ')))).toBe(false);
  });
});

describe('the way on', () => {
  const ticked: PlanChoiceEvent = { type: 'terms-ticked', isTicked: true };
  test.each([
    ['nothing', after(), true, false],
    ['a plan', after(chosen), true, false],
    ['the terms', after(ticked), true, false],
    ['a plan and the terms', after(chosen, ticked), true, true],
    ['a plan, where no terms are asked', after(chosen), false, true],
    ['nothing, where no terms are asked', after(), false, false],
  ])('with %s (terms needed: %#) is judged', (_, choice, needsTerms, expected) => {
    expect(isComplete(choice, { needsTerms })).toBe(expected);
  });

  test('a submitted choice cannot change until it is freed', () => {
    const submitted = after(chosen, { type: 'submitted' });
    expect(reduceChoice(submitted, { type: 'plan-chosen', tierId: 'premium' })).toBe(submitted);
    const freed = reduceChoice(submitted, { type: 'freed' });
    expect(reduceChoice(freed, { type: 'plan-chosen', tierId: 'premium' }).tierId).toBe('premium');
  });
});
