import { dayOf, isDay } from '../calendar/indian-time.ts';

/** Below this age the law asks for the consent of a parent or guardian (Digital Personal Data Protection Act, 2023). */
const ADULT_AGE = 18;
/** Outside these ages a birth date is a typing error. */
const YOUNGEST = 10;
const OLDEST = 90;

/** Full years on a day; both as `2009-03-14`. Someone born on 29 February has their birthday on 1 March of other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export const isUnderage = (birthDate: string, now: Date): boolean => ageOn(birthDate, dayOf(now)) < ADULT_AGE;

/** Whether a text is a day of the calendar on which a student can have been born. */
export function isBirthDate(text: string, now: Date): boolean {
  if (!isDay(text)) return false;
  const age = ageOn(text, dayOf(now));
  return age >= YOUNGEST && age <= OLDEST;
}

/** What a parent or guardian agrees to. Another wording gets another version: a stored consent names the one that was read. */
export const GUARDIAN_WORDING = {
  version: '2026-1',
  points: ['assessment', 'sessions', 'reports', 'withdraw'],
} as const;

/** Enough for both parents and a few typing errors; too few to send messages to many strangers. */
export const GUARDIAN_ASKS = { limit: 10, windowSeconds: 24 * 3600 };
