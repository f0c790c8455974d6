import { coupons } from '@dakhila/contract/coupons';
import type { Tier } from '@dakhila/contract/plans';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { billingMessages } from '../messages.ts';
import { choiceOf, couponToCheck, NOTHING_CHOSEN, type PlanChoice, reduceChoice, savedChoice } from './plan-choice.ts';

type Options = {
  /** A choice saved on another page is ignored. */
  tiers: readonly Tier[];
  /** Null until it is known. */
  email: string | null;
  onEmailMissing: () => void;
  /** Called when there is nothing to apply, instead of marking the field. */
  onIncomplete?: () => void;
};

type CouponCheck = { tierId: string; code: string };

export function usePlanChoice({ tiers, email, onEmailMissing, onIncomplete }: Options) {
  const messages = useMessages(billingMessages).checkout;
  const [choice, dispatch] = useReducer(reduceChoice, tiers, restoredChoice);
  const asked = couponToCheck(choice);

  const [checking, setChecking] = useState<CouponCheck | null>(null);
  const isApplying = checking !== null && checking.tierId === asked?.tierId && checking.code === asked.code;
  const check = async (asking: CouponCheck, couponEmail: string) => {
    const { tierId, code } = asking;
    setChecking(asking);
    try {
      const { data } = await call(coupons.validate, { body: { tierId, code, email: couponEmail } });
      dispatch({ type: 'coupon-accepted', tierId, coupon: { ...data, code } });
    } catch (error) {
      dispatch({ type: 'coupon-refused', tierId, code, reason: serverMessageOf(error, messages.couponInvalid) });
    }
    // Another check may have started meanwhile.
    setChecking((latest) => (latest === asking ? null : latest));
  };

  /** Marks the field too, because a toast is gone after some seconds. */
  const markCoupon = (reason: string) =>
    dispatch({ type: 'coupon-refused', tierId: choice.tierId, code: choice.couponText.trim(), reason });

  const applyCoupon = () => {
    if (isApplying) return;
    if (asked && email) void check(asked, email);
    else if (asked) onEmailMissing();
    else if (onIncomplete) onIncomplete();
    else dispatch({ type: 'coupon-refused', tierId: choice.tierId, code: '', reason: messages.couponIncomplete });
  };

  // A saved coupon may have expired.
  const recheckCoupon = useEffectEvent((couponEmail: string) => {
    if (asked && !choice.coupon && asked.code === savedChoice()?.couponCode) void check(asked, couponEmail);
  });
  useEffect(() => {
    if (email) recheckCoupon(email);
  }, [email]);

  const { coupon } = choice;
  // Not shown when the response arrives, because a dropped response applies nothing.
  const showCouponApplied = useEffectEvent(() => showToast({ title: messages.couponApplied, variant: 'success' }));
  useEffect(() => {
    if (coupon) showCouponApplied();
  }, [coupon]);

  return { choice, dispatch, applyCoupon, markCoupon, isApplying };
}

/** After returning from the payment page the choice is restored. The only plan is chosen from the start. */
function restoredChoice(tiers: readonly Tier[]): PlanChoice {
  const saved = savedChoice();
  if (saved && tiers.some(({ _id }) => _id === saved.tierId)) return choiceOf(saved.tierId, saved.couponCode);
  const [only, another] = tiers;
  return { ...NOTHING_CHOSEN, tierId: only && !another ? only._id : null };
}
