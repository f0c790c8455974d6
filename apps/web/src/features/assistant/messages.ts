import { defineMessages } from '../../lib/messages.ts';
import en from './messages/en.json';

export const assistantMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
