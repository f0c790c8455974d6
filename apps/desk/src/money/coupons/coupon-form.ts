import type { DeskCoupon, deskCoupons } from '@dakhila/contract/desk/coupons';
import type { InputOf } from '@dakhila/contract/endpoint';
import { COUPON_BOUNDS } from '@dakhila/domain/billing/coupon-terms';

/** What was typed into the form of a coupon. */
export type CouponForm = {
  code: string;
  kind: 'percent' | 'amount';
  discount: string;
  cap: string;
  firstDay: string;
  lastDay: string;
  tierIds: string[];
  maxUses: string;
  maxUsesPerStudent: string;
};

/** The form of a new coupon, or of one that exists. */
export const formOf = (coupon: DeskCoupon | null): CouponForm => ({
  ...{ code: coupon?.code ?? '', kind: 'percent', discount: '', cap: '', firstDay: '', tierIds: [] },
  lastDay: coupon?.lastDay ?? '',
  maxUses: String(coupon?.maxUses ?? ''),
  maxUsesPerStudent: String(coupon?.maxUsesPerStudent ?? ''),
});

const wholeOf = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null);

/** The limits as the server takes them; an empty field is no limit. */
export const boundsOf = ({ lastDay, maxUses, maxUsesPerStudent }: CouponForm) => ({
  lastDay: lastDay || null,
  maxUses: wholeOf(maxUses),
  maxUsesPerStudent: wholeOf(maxUsesPerStudent),
});

/** A new coupon as the server takes it. */
export function termsOf(form: CouponForm): InputOf<typeof deskCoupons.add>['body'] {
  const discount = wholeOf(form.discount);
  const isPercent = form.kind === 'percent';
  return {
    code: form.code.trim().toUpperCase(),
    percent: isPercent ? discount : null,
    amountRupees: isPercent ? null : discount,
    capRupees: isPercent ? wholeOf(form.cap) : null,
    firstDay: form.firstDay || null,
    tierIds: form.tierIds.length > 0 ? form.tierIds : null,
    ...boundsOf(form),
  };
}

type Errors = Partial<Record<keyof CouponForm, string>>;
const isBound = (typed: string, most: number) => {
  const number = wholeOf(typed);
  return typed.trim() === '' || (number !== null && number >= 1 && number <= most);
};

/** The last day that the coupon has, and the day it is in India. */
type Days = { shownDay: string | null; today: string };

/** What must be corrected before the form can be sent, by field. */
export function errorsOf(form: CouponForm, isNew: boolean, { shownDay, today }: Days): Errors {
  const errors: Errors = {};
  if (form.lastDay && form.lastDay !== shownDay && form.lastDay < today)
    errors.lastDay = isNew ? 'This day is over.' : 'This day is over. To stop the coupon now, end it.';
  if (!isBound(form.maxUses, COUPON_BOUNDS.uses)) errors.maxUses = 'A whole number, or nothing for no limit.';
  if (!isBound(form.maxUsesPerStudent, COUPON_BOUNDS.usesPerStudent))
    errors.maxUsesPerStudent = `A whole number up to ${COUPON_BOUNDS.usesPerStudent}, or nothing for no limit.`;
  if (!isNew) return errors;
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(form.code.trim())) errors.code = 'Up to 32 letters, digits, - or _.';
  const most = form.kind === 'percent' ? COUPON_BOUNDS.percent : COUPON_BOUNDS.rupees;
  if (form.discount.trim() === '' || !isBound(form.discount, most))
    errors.discount = form.kind === 'percent' ? 'A whole number from 1 to 100.' : 'Whole rupees, at least 1.';
  if (form.kind === 'percent' && !isBound(form.cap, COUPON_BOUNDS.rupees))
    errors.cap = 'Whole rupees, or nothing for no cap.';
  if (form.firstDay && form.lastDay && form.lastDay < form.firstDay)
    errors.lastDay = 'The last day is before the first one.';
  return errors;
}
