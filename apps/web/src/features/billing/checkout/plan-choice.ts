import type { CouponResult } from '@dakhila/contract/coupons';
import { mustStore, storedText } from '../../../lib/stored.ts';

export type AppliedCoupon = CouponResult & { code: string };

export type PlanChoice = {
  tierId: string | null;
  /** In upper case. */
  couponText: string;
  coupon: AppliedCoupon | null;
  couponError: string | null;
  hasAcceptedTerms: boolean;
  /** Nothing may change until the request fails. */
  isSubmitted: boolean;
};

export type PlanChoiceEvent =
  | { type: 'plan-chosen'; tierId: string }
  | { type: 'coupon-typed'; text: string }
  | { type: 'coupon-accepted'; tierId: string; coupon: AppliedCoupon }
  | { type: 'coupon-refused'; tierId: string | null; code: string; reason: string }
  | { type: 'terms-ticked'; isTicked: boolean }
  | { type: 'submitted' }
  | { type: 'freed' };

export const NOTHING_CHOSEN: PlanChoice = {
  tierId: null,
  couponText: '',
  coupon: null,
  couponError: null,
  hasAcceptedTerms: false,
  isSubmitted: false,
};

/** The coupon counts again once the server has confirmed it. */
export const choiceOf = (tierId: string, couponCode = ''): PlanChoice => ({
  ...NOTHING_CHOSEN,
  tierId,
  couponText: couponCode,
  hasAcceptedTerms: true,
});

/** A response about a coupon that is no longer in the field changes nothing. */
export function reduceChoice(choice: PlanChoice, event: PlanChoiceEvent): PlanChoice {
  if (event.type === 'freed') return { ...choice, isSubmitted: false };
  if (choice.isSubmitted) return choice;
  switch (event.type) {
    case 'plan-chosen':
      return { ...choice, tierId: event.tierId, couponText: '', coupon: null, couponError: null };
    case 'coupon-typed': {
      const couponText = event.text.toUpperCase();
      const coupon = choice.coupon?.code === couponText.trim() ? choice.coupon : null;
      return { ...choice, couponText, coupon, couponError: null };
    }
    case 'coupon-accepted':
      if (!isAbout(choice, event.tierId, event.coupon.code)) return choice;
      return { ...choice, coupon: event.coupon, couponError: null };
    case 'coupon-refused':
      if (!isAbout(choice, event.tierId, event.code)) return choice;
      return { ...choice, coupon: null, couponError: event.reason };
    case 'terms-ticked':
      return { ...choice, hasAcceptedTerms: event.isTicked };
    case 'submitted':
      return { ...choice, isSubmitted: true };
  }
}

export function couponToCheck({ tierId, couponText }: PlanChoice): { tierId: string; code: string } | null {
  const code = couponText.trim();
  return tierId && code ? { tierId, code } : null;
}

export const hasUnappliedCoupon = ({ couponText, coupon }: PlanChoice): boolean =>
  couponText.trim() !== '' && coupon === null;

/** A coupon counts on the chosen plan only. */
export const couponOn = (choice: PlanChoice, tierId: string): AppliedCoupon | undefined =>
  choice.tierId === tierId ? (choice.coupon ?? undefined) : undefined;

export const isComplete = (choice: PlanChoice, { needsTerms }: { needsTerms: boolean }): boolean =>
  choice.tierId !== null && (choice.hasAcceptedTerms || !needsTerms);

function isAbout(choice: PlanChoice, tierId: string | null, code: string): boolean {
  return choice.tierId === tierId && choice.couponText.trim() === code;
}

const chosenTier = storedText('selectedTierId', 'browser');
const appliedCoupon = storedText('validatedCouponCode', 'browser');

/** Throws if the browser refuses storage. */
export function saveChoice({ tierId, coupon }: Pick<PlanChoice, 'tierId' | 'coupon'>): void {
  mustStore(chosenTier, tierId ?? '');
  mustStore(appliedCoupon, coupon?.code ?? '');
}

/** Null if no tier was chosen. */
export function savedChoice(): { tierId: string; couponCode?: string } | null {
  const tierId = chosenTier.read();
  const couponCode = appliedCoupon.read();
  return tierId ? { tierId, ...(couponCode && { couponCode }) } : null;
}

/** After the payment: a payment page opened again must not order again. */
export function forgetChoice(): void {
  chosenTier.remove();
  appliedCoupon.remove();
}
