import { defineMessages } from '../../../lib/messages.ts';

const MORE_ATTEMPTS = (count: number) => (count === 1 ? '1 additional attempt' : `${count} additional attempts`);
const MORE_SESSIONS = (count: number) => (count === 1 ? '1 additional session' : `${count} additional sessions`);

export const topUpMessages = defineMessages({
  en: {
    plans: 'Top-up plans',
    proceed: 'Proceed to Payment',
    proceedFailed: 'Failed to proceed to payment',
    loading: 'Loading the top-ups',
    notLoadedTitle: 'The top-ups are not here yet',
    notLoadedText: 'We could not load them. Nothing was bought.',
    emptyTitle: 'No top-ups on sale right now',
    emptyText: 'Please look in again later, or write to us.',
    emailUnknown: 'Your details are still loading. Please try again in a moment.',
    initializing: 'Initializing payment...',
    backToTopUps: 'Back to top-ups',
    instantActivation: 'Instant Activation',
    noExpiry: 'No Expiry',
    predictions: {
      title: 'Top Up Your Predictions',
      lead: 'More attempts with the AI College Predictor, for new ranks, categories and ideas.',
      back: 'Back to Predictor',
      tiersFailed: 'Failed to fetch top-up tiers',
      choosePrompt: 'Choose a plan and accept the terms to go on.',
      noTier: 'No tier selected. Please select a tier first.',
      credit: MORE_ATTEMPTS,
    },
    counselling: {
      title: 'Top Up Your Counseling Sessions',
      lead: 'More time with a counselor who knows the rounds and the colleges.',
      back: 'Back to Counseling',
      tiersFailed: 'Failed to fetch counseling top-up tiers',
      choosePrompt: 'Choose a plan and accept the terms to go on.',
      noTier: 'No counseling top-up tier selected.',
      credit: MORE_SESSIONS,
    },
    psychometric: {
      title: 'Get Your Psychometric Assessment',
      lead: 'About 25 minutes that tell you which branches suit the way you think and work.',
      back: 'Back to Dashboard',
      tiersFailed: 'Failed to fetch psychometric assessment tiers',
      choosePrompt: 'Choose the assessment to go on.',
      noTier: 'No psychometric assessment tier selected.',
      couponIncomplete: 'Please select a tier and enter a coupon code',
      contents: [
        'Comprehensive assessment',
        'Detailed personality analysis',
        'Career aptitude insights',
        'Instant access',
      ],
      owned: 'You already have it',
      start: 'Start Assessment',
      refundNote: 'No refund once it is started, or if it is not started within 12 hours of purchase.',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
export type TopUpWords = typeof topUpMessages.en;
