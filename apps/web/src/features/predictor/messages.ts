import { defineMessages, type LoadedMessages } from '../../lib/messages.ts';

export const predictorMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type FormMessages = LoadedMessages<typeof predictorMessages>['form'];
