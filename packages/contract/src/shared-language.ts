import type { Language } from '@dakhila/domain/language/languages';

/** Where a shared link names the language it was shared in. */
export const SHARED_LANGUAGE = 'language';

/** The address of a shared page in a language. English, the default of every page, is not named. */
export const withSharedLanguage = (path: string, language: Language = 'en'): string =>
  language === 'en' ? path : `${path}?${SHARED_LANGUAGE}=${language}`;
