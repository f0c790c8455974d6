import { defineMessages } from '../lib/messages.ts';

export const sessionMessages = defineMessages({
  en: {
    loading: 'Loading',
    error: 'Error',
    studentFailed: 'Failed to fetch user data',
    logoutFailed: 'Failed to logout. Please try again.',
  },
});
