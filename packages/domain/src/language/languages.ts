/** The languages of the product; English is the fallback. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** The cookie with the choice. Scripts may read it: the page uses it before its first request. */
export const LANGUAGE_COOKIE = 'language';

/** How numbers and dates are written. Digits stay Latin in every language: they must match the official papers. */
export const FORMAT_TAGS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', mr: 'mr-IN-u-nu-latn' };

/** The language a page is in: the one that was chosen for it, else English. */
export const pageLanguage = (chosen: Language | null | undefined): Language => chosen ?? 'en';

/** The language with this code; undefined for anything else. */
export const languageOf = (word: unknown): Language | undefined => LANGUAGES.find((language) => language === word);
