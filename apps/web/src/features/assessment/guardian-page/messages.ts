import { defineMessages } from '../../../lib/messages.ts';

/** The texts of the page that a parent or guardian opens. */
export const guardianPageMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
