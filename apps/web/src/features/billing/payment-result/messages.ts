import { MONEY_COMES_BACK } from '@dakhila/contract/payments';
import { defineMessages } from '../../../lib/messages.ts';

export const paymentResultMessages = defineMessages({
  en: {
    titles: {
      processing: 'Processing Payment',
      review: 'Payment Being Checked',
      successful: 'Payment Successful',
      failed: 'Payment Failed',
      refunding: 'Refund Under Way',
      refunded: 'Payment Refunded',
      error: 'Payment Status Error',
    },
    texts: {
      processing:
        'We are confirming your payment with the bank. This page moves on by itself. You may also close it: we e\u2011mail you the receipt.',
      review:
        'Your payment has arrived, and our team is looking at it. Please do not pay again: we write to you by e\u2011mail as soon as it is decided.',
      successful: 'Thank you. Your payment has arrived.',
      nothingToPay: 'Thank you. Your coupon covered the whole price, so nothing was charged.',
      failed: `The payment did not go through. ${MONEY_COMES_BACK}`,
      refunding:
        'This payment is being returned to the account or card that was charged. We e\u2011mail you when it is done.',
      refunded: 'This payment was returned to the account or card that was charged.',
      error: 'Unable to determine payment status. Please contact support.',
    },
    whatNext: {
      signup: 'Your receipt is on its way to your e\u2011mail. Log in to open your account.',
      upgrade: 'Your receipt is on its way to your e\u2011mail. Your new plan is active.',
      predictions: 'Your receipt is on its way to your e\u2011mail. Your attempts are ready.',
      counselling: 'Your receipt is on its way to your e\u2011mail. Your sessions are ready to book.',
      psychometric:
        'Your receipt is on its way to your e\u2011mail. Start within 12 hours: after that there is no refund.',
    },
    buttons: {
      signup: 'Login',
      upgrade: 'Back to Dashboard',
      predictions: 'Back to Predictor',
      counselling: 'Back to Counseling',
      psychometric: 'Start Assessment',
    },
    toStart: 'Go to the start page',
    checkAgain: 'Check again',
    doubts: {
      unknown:
        'We could not confirm this payment: our records hold no such order. Please contact support before you pay again.',
      silent: 'We could not confirm this payment yet, because our server did not answer.',
    },
    transactionId: 'Transaction ID',
    plan: 'Plan',
    amount: 'Amount',
    time: 'Time',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
