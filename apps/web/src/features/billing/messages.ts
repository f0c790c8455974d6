import { defineMessages, type LoadedMessages } from '../../lib/messages.ts';

export const billingMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type SubscriptionMessages = LoadedMessages<typeof billingMessages>['subscription'];
