import { defineMessages } from '../../lib/messages.ts';
import en from './messages/en.json';

export const predictorMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
export type FormWords = typeof predictorMessages.en.form;
