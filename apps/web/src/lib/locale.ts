import { LANGUAGE_COOKIE, type Language, languageOf, pageLanguage } from '@dakhila/domain/language/languages';

/** The student's choice, stored in a cookie, else English. It changes only with a full page load. */
export const locale: Language = pageLanguage(languageOf(readCookie(LANGUAGE_COOKIE)));

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : undefined;
}
