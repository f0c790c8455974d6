import { readCookie } from './cookies.ts';

/** The languages of the interface. A new one does not compile until every feature speaks it. */
export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of this page: the student's choice, kept in a cookie, else English. */
export const locale: Locale = LOCALES.find((known) => known === readCookie('language')) ?? 'en';
