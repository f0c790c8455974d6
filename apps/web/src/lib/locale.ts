import { LANGUAGE_COOKIE, type Language, languageOf, pageLanguage } from '@dakhila/domain/language/languages';

/** The language of this page: the student's choice, kept in a cookie, else English. It changes only by a full page load. */
export const locale: Language = pageLanguage(languageOf(readCookie(LANGUAGE_COOKIE)));

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : undefined;
}
