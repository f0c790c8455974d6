import { defineMessages, type LoadedMessages } from '../../lib/messages.ts';

export const collegesMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type ExplorerWords = LoadedMessages<typeof collegesMessages>['explorer'];
export type CollegePageWords = LoadedMessages<typeof collegesMessages>['page'];
export type CompareWords = LoadedMessages<typeof collegesMessages>['compare'];
