import { defineMessages } from '../../../lib/messages.ts';
import en from './messages/en.json';

/** Apart from the texts of the screens of colleges, because other screens show colleges and cut-offs too. */
export const collegeMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type CollegeWords = typeof collegeMessages.en.common;
