import { LANGUAGE_COOKIE, type Language, languageOf, pageLanguage } from '@dakhila/domain/language/languages';
import { readCookie } from './cookies.ts';

/** The language of this page: the student's choice, kept in a cookie, else English. It changes only by a full page load. */
export const locale: Language = pageLanguage(languageOf(readCookie(LANGUAGE_COOKIE)));
