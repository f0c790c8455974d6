import type { DeskCoupon } from '@dakhila/contract/desk/coupons';
import type { CouponState } from '@dakhila/domain/billing/coupon-terms';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { indianNumber, rupees } from '../../../../web/src/lib/format.ts';
import type { BadgeVariant } from '../../../../web/src/ui/badge.tsx';

export const COUPON_STATE_NAMES: Readonly<Record<CouponState, { name: string; variant: BadgeVariant }>> = {
  open: { name: 'Open', variant: 'good' },
  ahead: { name: 'Not started', variant: 'secondary' },
  over: { name: 'Expired', variant: 'outline' },
  'used-up': { name: 'Used up', variant: 'marigold' },
  ended: { name: 'Ended', variant: 'outline' },
};

/** What a coupon takes off. */
export function discountOf({ percent, amountPaise, maxDiscountPaise }: DeskCoupon): string {
  if (percent === null) return rupees(Number(amountPaise) / 100);
  return maxDiscountPaise === null ? `${percent}%` : `${percent}%, at most ${rupees(maxDiscountPaise / 100)}`;
}

/** When it can be used. */
export function windowOf({ firstDay, lastDay }: DeskCoupon): string {
  if (firstDay && lastDay) return `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
  if (firstDay) return `From ${dayInWords(firstDay)}`;
  return lastDay ? `Until ${dayInWords(lastDay)}` : 'Always';
}

/** How often it was paid with, of how many. */
export const usesOf = ({ paid, reserved, maxUses }: DeskCoupon): string =>
  `${indianNumber(paid)}${maxUses === null ? '' : ` of ${indianNumber(maxUses)}`}${
    reserved > 0 ? `, ${indianNumber(reserved)} reserved` : ''
  }`;
