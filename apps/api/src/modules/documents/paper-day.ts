import { FORMAT_TAGS, LANGUAGES, type Language } from '@dakhila/domain/language/languages';

const indian = { timeZone: 'Asia/Kolkata' } as const;
const formats = new Map(
  LANGUAGES.map((language) => [
    language,
    {
      long: new Intl.DateTimeFormat(FORMAT_TAGS[language], { ...indian, dateStyle: 'long' }),
      // Shortened months are clear in English only.
      short: new Intl.DateTimeFormat(FORMAT_TAGS[language], {
        ...indian,
        dateStyle: language === 'en' ? 'medium' : 'long',
      }),
    },
  ]),
);

/** A day in Indian time as papers print it: '15 November 2026', '15 नवंबर 2026'. `short` is '15 Nov 2026' in English. */
export const paperDay = (language: Language, day: Date, length: 'long' | 'short' = 'long'): string =>
  formats.get(language)?.[length].format(day) ?? '';
