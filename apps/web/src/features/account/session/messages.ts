import { defineMessages } from '../../../lib/messages.ts';

export const sessionMessages = defineMessages({
  en: {
    error: 'Error',
    studentFailed: 'Failed to fetch user data',
    logoutFailed: 'Failed to logout. Please try again.',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
