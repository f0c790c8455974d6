import { defineMessages, type LoadedMessages } from '../../lib/messages.ts';

export const collegesMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type CompareMessages = LoadedMessages<typeof collegesMessages>['compare'];
export type FeeDoubtMessages = LoadedMessages<typeof collegesMessages>['answers']['cost']['doubts'];
