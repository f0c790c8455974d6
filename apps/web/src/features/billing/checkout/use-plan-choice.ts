import { coupons } from '@dakhila/contract/coupons';
import type { Tier } from '@dakhila/contract/tiers';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { billingMessages } from '../messages.ts';
import { choiceAgain, couponToCheck, decide, NOTHING_CHOSEN, type PlanChoice, savedChoice } from './plan-choice.ts';

type Options = {
  /** What is on sale here: a choice that was kept by another page is not taken up. */
  tiers: readonly Tier[];
  /** Whose coupon it is; null when nobody is known yet. */
  email: string | null;
  onEmailMissing: () => void;
  /** Apply was pressed with nothing to apply: some pages warn instead of marking the field. */
  onIncomplete?: () => void;
};

type CouponCheck = { tierId: string; code: string };

/** The choice of a plan with its coupon: the state, its events, and the check of a coupon by the server. */
export function usePlanChoice({ tiers, email, onEmailMissing, onIncomplete }: Options) {
  const words = useMessages(billingMessages).checkout;
  const [choice, dispatch] = useReducer(decide, tiers, restoredChoice);
  const asked = couponToCheck(choice);

  const [checking, setChecking] = useState<CouponCheck | null>(null);
  const isApplying = checking !== null && checking.tierId === asked?.tierId && checking.code === asked.code;
  const check = async (asking: CouponCheck, whose: string) => {
    const { tierId, code } = asking;
    setChecking(asking);
    try {
      const { data } = await call(coupons.validate, { body: { tierId, code, email: whose } });
      dispatch({ type: 'coupon-accepted', tierId, coupon: { ...data, code } });
    } catch (error) {
      dispatch({ type: 'coupon-refused', tierId, code, reason: serverMessageOf(error, words.couponInvalid) });
    }
    // Another coupon may be on its way by now.
    setChecking((latest) => (latest === asking ? null : latest));
  };

  const applyCoupon = () => {
    if (isApplying) return;
    if (asked && email) void check(asked, email);
    else if (asked) onEmailMissing();
    else if (onIncomplete) onIncomplete();
    else dispatch({ type: 'coupon-refused', tierId: choice.tierId, code: '', reason: words.couponIncomplete });
  };

  // A coupon that was kept may have ended meanwhile.
  const recheckCoupon = useEffectEvent((whose: string) => {
    if (asked && !choice.coupon && asked.code === savedChoice()?.couponCode) void check(asked, whose);
  });
  useEffect(() => {
    if (email) recheckCoupon(email);
  }, [email]);

  const { coupon } = choice;
  // Said here, not when the answer comes: the choice may have moved on, and the answer was dropped.
  const congratulate = useEffectEvent(() => showToast({ title: words.couponApplied, variant: 'success' }));
  useEffect(() => {
    if (coupon) congratulate();
  }, [coupon]);

  return { choice, dispatch, applyCoupon, isApplying };
}

/** A student who comes back from the payment finds what was chosen. */
function restoredChoice(tiers: readonly Tier[]): PlanChoice {
  const kept = savedChoice();
  return kept && tiers.some(({ _id }) => _id === kept.tierId)
    ? choiceAgain(kept.tierId, kept.couponCode)
    : NOTHING_CHOSEN;
}
