import { defineMessages } from '../../../lib/messages.ts';

export const legalMessages = defineMessages({
  en: {
    titles: {
      signup: 'Terms and Conditions',
      topUp: 'Terms and Conditions',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      cookies: 'Cookies',
    },
    version: (version: string) => `Version of ${version}`,
    loading: 'Loading the text',
    failed: 'The text did not load. Please check your connection.',
    cancel: 'Cancel',
    done: 'Done',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
