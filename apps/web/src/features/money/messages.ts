import { defineMessages, type LoadedMessages } from '../../lib/messages.ts';

export const moneyMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type MoneyMessages = LoadedMessages<typeof moneyMessages>;
