import type { Day } from '../calendar/indian-time.ts';

/** A day on which counsellors have no times, unless they open some. */
export type Holiday = { day: Day; name: string };

/** Holidays with the same date each year. All others move with the moon or are declared, so people enter them. */
const YEARLY: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '04-14': 'Ambedkar Jayanti',
  '05-01': 'Maharashtra Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
  '12-25': 'Christmas',
};

/** The name of the holiday that a day is every year; null on all other days. */
export const yearlyHoliday = (day: Day): string | null => YEARLY[day.slice(5)] ?? null;

/** The name of the holiday on a day, one of every year or one that was entered; null on all other days. */
export const holidayOn = (day: Day, entered: readonly Holiday[]): string | null =>
  yearlyHoliday(day) ?? entered.find((holiday) => holiday.day === day)?.name ?? null;

/** Far more than a year has. */
export const MAX_HOLIDAYS_AHEAD = 60;
export const SHORTEST_HOLIDAY_NAME = 2;
export const LONGEST_HOLIDAY_NAME = 60;
