import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { locale } from './locale.ts';

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const DAY_IN_INDIA = new Intl.DateTimeFormat(FORMAT_TAGS[locale], {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  // Shortened months are clear in English only.
  month: locale === 'en' ? 'short' : 'long',
  year: 'numeric',
});
/** Times are written as on admission papers in every language: '4:30 pm'. */
const TIME_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A whole number with Indian grouping. `104231` → '1,04,231' */
export const indianNumber = (number: number): string => INDIAN.format(number);

/** Whole rupees with Indian grouping. `100000` → '₹1,00,000' */
export const rupees = (amount: number): string => `₹${INDIAN.format(amount)}`;

/** A moment in Indian time: '14 Nov 2026, 4:30 pm IST'. Null when it is not a moment. */
export function indianDateTime(moment: string | number): string | null {
  const day = indianDate(moment);
  return day === null ? null : `${day}, ${TIME_IN_INDIA.format(new Date(moment))} IST`;
}

/** A day in Indian time: '14 Nov 2026'. Null when it is not a moment. */
export function indianDate(moment: string | number): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : DAY_IN_INDIA.format(date);
}
