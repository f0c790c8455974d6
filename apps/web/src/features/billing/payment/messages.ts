import { defineMessages } from '../../../lib/messages.ts';

export const paymentMessages = defineMessages({
  en: {
    title: 'Payment',
    redirecting: 'Redirecting to Payment Gateway, please do not refresh or close this page',
    errorTitle: 'Payment Error',
    backToSubscription: 'Back to Subscription',
    returning: 'Taking you back to the plans.',
    unknownTitle: 'We could not find out how your payment stands',
    checkAgain: 'Check again',
    startSignup: 'Go to sign-up',
    logIn: 'Go to login',
    noTier: 'No subscription tier selected. Please select a plan first.',
    noEmail: 'No email found. Please start the signup process again.',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
