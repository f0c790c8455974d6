import { forgetStored, readStored, writeStored } from '../../../lib/browser-storage.ts';
import type { PlanChoice } from './plan-choice.ts';

/** Keeps the chosen tier, and the coupon if it was applied, for the payment page. Throws where the browser refuses storage. */
export function saveChoice({ tierId, coupon }: Pick<PlanChoice, 'tierId' | 'coupon'>): void {
  writeStored('selectedTierId', tierId);
  writeStored('validatedCouponCode', coupon?.code ?? null);
}

/** What the page before this one kept, as the calls take it. Null when no tier was chosen. */
export function savedChoice(): { tierId: string; couponCode?: string } | null {
  const tierId = readStored('selectedTierId');
  const couponCode = readStored('validatedCouponCode');
  return tierId ? { tierId, ...(couponCode && { couponCode }) } : null;
}

/** Forgets the choice once it is paid, so that a payment page opened again does not order it again. */
export const forgetChoice = () => forgetStored('selectedTierId', 'validatedCouponCode');
