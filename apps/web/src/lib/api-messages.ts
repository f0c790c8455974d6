import { defineMessages } from './messages.ts';

/** The spec's transport sentences. */
export const transportMessages = defineMessages({
  en: {
    tookTooLong: 'Request took too long to complete. Please try again.',
    serviceNotAvailable: 'Service not available',
    tooManyAttempts: 'Too many attempts. Please try again later',
    timedOut: 'Request timed out. Please try again',
    networkError: 'Network error. Please check your connection',
    unexpected: 'An unexpected error occurred',
  },
  hi: () => import('./api-messages.hi.ts'),
  mr: () => import('./api-messages.mr.ts'),
});
