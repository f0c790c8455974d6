import { defineMessages } from '../../../lib/messages.ts';

/** Apart from the texts of the list screens, because the page of a family loads no others. */
export const familyMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
