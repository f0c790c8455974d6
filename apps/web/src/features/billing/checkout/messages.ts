import { defineMessages } from '../../../lib/messages.ts';

/** The words that the plan page and the three top-up pages share. */
export const checkoutMessages = defineMessages({
  en: {
    accountReady: 'Your account is ready',
    accountReadyText: 'You have signed up already. Log in to go on.',
    error: 'Error',
    originalPrice: 'Original price',
    priceNow: 'Price now',
    percentOff: (percent: number) => `${percent}% off`,
    couponLabel: 'Coupon code',
    couponHint: 'If you have one',
    couponPlaceholder: 'Enter coupon code',
    apply: 'Apply',
    remove: 'Remove',
    removeCoupon: (code: string) => `Remove coupon ${code}`,
    couponSaves: (code: string, saved: string) => `${code} takes ${saved} off`,
    couponApplied: 'Coupon applied successfully!',
    couponInvalid: 'Invalid coupon code',
    couponIncomplete: 'Please select a plan and enter a coupon code',
    couponUnapplied: 'Please apply the coupon code first or remove it',
    agreeTo: 'I agree to the',
    termsAndConditions: 'Terms and Conditions',
    termsMissing: 'Accept the terms to go on.',
    toPay: (plan: string, price: string) => `${plan}: ${price} to pay`,
    paymentFailed: 'Failed to initialize payment',
    reviewTitle: (plan: string, amount: string) => `Your payment of ${amount} for ${plan} is being checked`,
    reviewText:
      'It has arrived, and our team is looking at it. Please do not pay again: we write to you by e-mail as soon as it is decided.',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
