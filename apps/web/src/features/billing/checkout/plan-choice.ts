import type { CouponResult } from '@dakhila/contract/coupons';
import { mustStore, storedText } from '../../../lib/stored.ts';

export type AppliedCoupon = CouponResult & { code: string };

/** What a student has decided on a page that sells plans or top-ups. */
export type PlanChoice = {
  tierId: string | null;
  /** As typed, in upper case. */
  couponText: string;
  coupon: AppliedCoupon | null;
  couponError: string | null;
  hasAcceptedTerms: boolean;
  /** The choice is on its way; nothing may change it until it is freed. */
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

/** The choice that was on its way before, terms and all; its coupon counts again once the server has confirmed it again. */
export const choiceAgain = (tierId: string, couponCode = ''): PlanChoice => ({
  ...NOTHING_CHOSEN,
  tierId,
  couponText: couponCode,
  hasAcceptedTerms: true,
});

/** The choice after an event. An answer about a coupon that is no longer the one in the field changes nothing. */
export function decide(choice: PlanChoice, event: PlanChoiceEvent): PlanChoice {
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

/** The coupon that could be checked now: a plan is chosen and a code is typed. */
export function couponToCheck({ tierId, couponText }: PlanChoice): { tierId: string; code: string } | null {
  const code = couponText.trim();
  return tierId && code ? { tierId, code } : null;
}

/** Whether a code stands in the field that no answer has confirmed. */
export const hasUnappliedCoupon = ({ couponText, coupon }: PlanChoice): boolean =>
  couponText.trim() !== '' && coupon === null;

/** The coupon that lowers the price of this tier: it counts on the chosen plan only. */
export const couponOn = (choice: PlanChoice, tierId: string): AppliedCoupon | undefined =>
  choice.tierId === tierId ? (choice.coupon ?? undefined) : undefined;

/** Whether the way on is open: a plan is chosen, and the terms are ticked where they must be. */
export const isComplete = (choice: PlanChoice, { needsTerms }: { needsTerms: boolean }): boolean =>
  choice.tierId !== null && (choice.hasAcceptedTerms || !needsTerms);

function isAbout(choice: PlanChoice, tierId: string | null, code: string): boolean {
  return choice.tierId === tierId && choice.couponText.trim() === code;
}

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
