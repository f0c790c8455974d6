import { defineMessages, type LoadedMessages } from '../../../lib/messages.ts';

/** Apart from the texts of the screens of colleges, because other screens show colleges and cut-offs too. */
export const collegeMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type CollegeMessages = LoadedMessages<typeof collegeMessages>['common'];
