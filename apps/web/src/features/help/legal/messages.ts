import { defineMessages } from '../../../lib/messages.ts';

/** Apart from the rest of the domain, because every public page links to the legal texts. */
export const legalMessages = defineMessages({
  en: () => import('./messages/en.json'),
  hi: () => import('./messages/hi.json'),
  mr: () => import('./messages/mr.json'),
});

/** What a legal dialog can show: the terms of a sign-up or a top-up, or one of the texts named in the login footer. */
export type LegalText = 'signup' | 'topUp' | 'privacy' | 'terms' | 'cookies';
