import { defineMessages } from '../../../../lib/messages.ts';

/** Apart from the texts of the family page: the dashboard loads only these. */
export const familyNewsMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
