import { defineMessages } from '../../lib/messages.ts';
import en from './messages/en.json';

export const billingMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type SubscriptionWords = typeof billingMessages.en.subscription;
export type TopUpWords = typeof billingMessages.en.topUp;
