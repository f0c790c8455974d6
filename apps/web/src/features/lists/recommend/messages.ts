import { defineMessages } from '../../../lib/messages.ts';

/** Apart from the texts of the list screens, which are long already. */
export const recommendMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
