import { defineMessages, type LoadedMessages } from '../../../lib/messages.ts';

/** Apart from the other texts of billing, which public pages load too. */
export const topUpMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type TopUpMessages = LoadedMessages<typeof topUpMessages>;
