import { defineMessages } from '../../lib/messages.ts';

export const languageMessages = defineMessages({
  en: { language: 'Language' },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
