import { defineMessages } from '../../../lib/messages.ts';

/** Apart from the texts of the list screens, because every screen with programmes adds them to lists. */
export const membershipMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
