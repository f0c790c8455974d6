import { defineMessages } from '../../../lib/messages.ts';

/** Separate from the assessment's texts, because the dashboard, the profile and counselling use them too. */
export const guardianMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
