import { defineMessages } from '../../../lib/messages.ts';

/** Apart from the other texts of billing, because the page of the plans does not need them. */
export const paymentMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
