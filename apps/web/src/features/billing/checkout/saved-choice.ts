import { mustStore, storedText } from '../../../lib/stored.ts';
import type { PlanChoice } from './plan-choice.ts';

const chosenTier = storedText('selectedTierId', 'browser');
const appliedCoupon = storedText('validatedCouponCode', 'browser');

/** Stores the chosen tier, and the coupon if it was applied, for the payment page. Throws where the browser refuses storage. */
export function saveChoice({ tierId, coupon }: Pick<PlanChoice, 'tierId' | 'coupon'>): void {
  mustStore(chosenTier, tierId ?? '');
  mustStore(appliedCoupon, coupon?.code ?? '');
}

/** What the page before this one stored, as the calls take it. Null when no tier was chosen. */
export function savedChoice(): { tierId: string; couponCode?: string } | null {
  const tierId = chosenTier.read();
  const couponCode = appliedCoupon.read();
  return tierId ? { tierId, ...(couponCode && { couponCode }) } : null;
}

/** Forgets the choice once it is paid, so that a payment page opened again does not order it again. */
export function forgetChoice(): void {
  chosenTier.remove();
  appliedCoupon.remove();
}
