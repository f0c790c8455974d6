import { defineMessages } from '../../lib/messages.ts';
import en from './messages/en.json';

export const collegesMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type ExplorerWords = typeof collegesMessages.en.explorer;
export type CollegePageWords = typeof collegesMessages.en.page;
export type CompareWords = typeof collegesMessages.en.compare;
