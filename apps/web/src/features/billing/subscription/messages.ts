import { defineMessages } from '../../../lib/messages.ts';

export const subscriptionMessages = defineMessages({
  en: {
    title: 'Choose Your Subscription Plan',
    lead: 'Pick a plan to open your account. You can add more attempts and sessions later.',
    plans: 'Subscription plans',
    freeTier: 'FREE TIER',
    launchOffer: 'LAUNCH OFFER',
    recommended: 'Recommended',
    audiences: {
      Basic: 'For students who have given only one of JEE or CET.',
      Standard: 'For students who attempted both and want AI branch recommendations.',
      Premium: 'Everything in Standard, and personalised career counseling.',
    },
    attempts: (count: number) => `${count} AI College Predictor ${count === 1 ? 'attempt' : 'attempts'}`,
    sessions: (count: number) => `${count} counseling ${count === 1 ? 'session' : 'sessions'}`,
    noAttempts: 'No AI College Predictor attempts',
    noSessions: 'No counseling sessions',
    assessment: 'Psychometric assessment included',
    noAssessment: 'No psychometric assessment',
    choosePrompt: 'Choose a plan and accept the terms to go on.',
    next: 'Next',
    loading: 'Loading the plans',
    tiersFailed: 'Failed to fetch subscription tiers',
    noEmail: 'No email found. Please start the signup process again.',
    signingUpAs: (email: string) => `Signing up as ${email}.`,
    notYou: 'Not you?',
    underWay: (plan: string) =>
      `A payment for ${plan} is under way. Finish it before you choose again, or you may pay twice.`,
    toPayment: 'Go to the payment',
    logIn: 'Go to login',
    startSignup: 'Go to sign-up',
    proceedFailed: 'Failed to proceed with subscription',
    signedUpFree: 'You have been signed up for the free tier. Please login to access your account.',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
export type SubscriptionWords = typeof subscriptionMessages.en;
