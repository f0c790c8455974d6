import { defineMessages } from '../../../lib/messages.ts';
import en from './messages/en.json';

/** Separate from the assessment's texts, because the dashboard, the profile and counselling use them too. */
export const guardianMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
