import type { Language } from '@dakhila/domain/language/languages';

/** Stands in for the language of students' pages in the parts that the desk shares with them. */
export const locale: Language = 'en';

/** The desk reads no cookie: its session is hidden from scripts. */
export const readCookie = (): undefined => undefined;
