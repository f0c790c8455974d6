import { defineMessages } from '../../../../lib/messages.ts';

export const newTermsMessages = defineMessages({
  en: {
    title: 'Our terms have changed',
    version: (version: string) => `Version of ${version}`,
    text: 'We have changed the terms or the privacy policy since you agreed to them. Please read them, and tell us whether you agree.',
    readTerms: 'Read the terms',
    readPrivacy: 'Read the privacy policy',
    otherwise:
      'Until then everything of yours stays open to you. If you do not agree, you can download your data and delete your account in the profile.',
    later: 'Not now',
    agree: 'I agree',
    thanks: 'Thank you. We have noted it.',
    failed: 'That did not work. Please try again',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
