import { defineMessages } from '../../../lib/messages.ts';
import en from './messages/en.json';

/** Apart from the texts of the list screens, because every screen with programmes adds them to lists. */
export const membershipMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
