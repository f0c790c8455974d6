import { defineMessages } from '../../../../lib/messages.ts';

/** Texts of their own: the dashboard shows the link and must not load the plan's texts. */
export const planLinkMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
