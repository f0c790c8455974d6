import { defineMessages } from '../../../lib/messages.ts';
import en from './messages/en.json';

/** Apart from the texts of the assessment, because the dashboard, the profile and counselling ask a guardian too. */
export const guardianMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
