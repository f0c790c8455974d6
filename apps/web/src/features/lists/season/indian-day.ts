import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { locale } from '../../../lib/locale.ts';

const inWords = once(
  () =>
    new Intl.DateTimeFormat(FORMAT_TAGS[locale], {
      timeZone: 'UTC',
      day: 'numeric',
      // Shortened months are clear in English only.
      month: locale === 'en' ? 'short' : 'long',
      year: 'numeric',
    }),
);
const inFigures = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }));

/** A calendar day in words. '2026-06-14' → '14 Jun 2026' */
export const indianDay = (day: string): string => inWords().format(new Date(`${day}T00:00:00Z`));

/** The day it is in India, as '2026-06-14'. */
export const todayInIndia = (now: number): string => inFigures().format(now);
