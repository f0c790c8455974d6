import en from './messages/en.json';
import { defineMessages } from './messages.ts';

export const commonMessages = defineMessages({
  en,
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});
