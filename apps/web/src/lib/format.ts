import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { locale } from './locale.ts';

// Created on first use: each costs a cheap phone some hundredths of a second.
const indian = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }));
const dayInIndia = once(
  () =>
    new Intl.DateTimeFormat(FORMAT_TAGS[locale], {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      // Short months are clear in English only.
      month: locale === 'en' ? 'short' : 'long',
      year: 'numeric',
    }),
);
/** In every language as on official documents: '4:30 pm'. */
const timeInIndia = once(
  () =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit', hour12: true }),
);

/** A whole number with Indian grouping. `104231` → '1,04,231' */
export const indianNumber = (number: number): string => indian().format(number);

/** Whole rupees with Indian grouping. `100000` → '₹1,00,000' */
export const rupees = (amount: number): string => `₹${indian().format(amount)}`;

/** '14 Nov 2026, 4:30 pm IST'. Null for an invalid date. */
export function indianDateTime(moment: string | number): string | null {
  const day = indianDate(moment);
  return day === null ? null : `${day}, ${timeInIndia().format(new Date(moment))} IST`;
}

/** '14 Nov 2026'. Null for an invalid date. */
export function indianDate(moment: string | number): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : dayInIndia().format(date);
}
