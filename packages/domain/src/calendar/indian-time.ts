/**
 * Indian time by arithmetic: one zone, UTC+05:30 the whole year, no daylight saving. So days and hours never
 * depend on the time zone or the zone data of the machine that computes or shows them.
 */
const OFFSET_MS = 330 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the calendar in India: `2026-11-16`. */
export type Day = string;

/** The wall clock in India, as a date whose UTC parts read like it. */
const wallClock = (moment: Date) => new Date(moment.getTime() + OFFSET_MS);
const midnightUtc = (day: Day) => new Date(`${day}T00:00:00Z`).getTime();

/** The day it is in India at a moment. */
export const dayOf = (moment: Date): Day => wallClock(moment).toISOString().slice(0, 10);

/** Minutes since midnight in India. */
export const minuteOf = (moment: Date): number => {
  const wall = wallClock(moment);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

/** The moment of a day and a number of minutes after midnight in India. */
export const momentOf = (day: Day, minute: number): Date => new Date(midnightUtc(day) - OFFSET_MS + minute * MINUTE_MS);

/** The hour of the day in India, 0 to 23. */
export const hourOf = (moment: Date): number => wallClock(moment).getUTCHours();

/** Adds days to a day. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(midnightUtc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(midnightUtc(day)).getUTCDay() || 7;

/** Whether a text names a day that exists: `2026-02-30` does not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnightUtc(text)) && daysAfter(text, 0) === text;

/** `2026-11-16` → 'Mon, 16 Nov 2026' */
export function dayInWords(day: Day): string {
  const date = new Date(midnightUtc(day));
  const month = MONTH_NAMES[date.getUTCMonth()];
  return `${WEEKDAY_NAMES[date.getUTCDay()]}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

const WHOLE_MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** `2027-07-10` → '10 July 2027' */
export function dateInWords(day: Day): string {
  const date = new Date(midnightUtc(day));
  return `${date.getUTCDate()} ${WHOLE_MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A text in which each day is in words: 'until 2027-07-10' → 'until 10 July 2027'. */
export const withDatesInWords = (text: string): string =>
  text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => (isDay(day) ? dateInWords(day) : day));

/** Minutes after midnight as a 12-hour time: 990 → '4:30 pm' */
export function minuteInWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The time of day in India: '4:30 pm' */
export const timeInWords = (moment: Date): string => minuteInWords(minuteOf(moment));

/** Day and time in India with the zone: 'Mon, 16 Nov 2026, 4:30 pm IST' */
export const momentInWords = (moment: Date): string => `${dayInWords(dayOf(moment))}, ${timeInWords(moment)} IST`;
