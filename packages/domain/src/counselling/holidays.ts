import type { Day } from '../calendar/indian-time.ts';

/** The national holidays, which have the same date each year. Counsellors enter all other days off themselves. */
const NATIONAL_HOLIDAYS: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
};

/** The name of the national holiday on a day; null on all other days. */
export const nationalHoliday = (day: Day): string | null => NATIONAL_HOLIDAYS[day.slice(5)] ?? null;
