import { minuteInWords } from '../calendar/indian-time.ts';
import { COUNSELLING } from './booking.ts';
import type { WeeklyHours } from './slots.ts';
import { touches } from './spans.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** Hours as an operator types them: `mon-fri 17:00-20:00, sat 10:00-14:00`. */
export function parseWeeklyHours(typed: string): Parsed<WeeklyHours[]> {
  const hours: WeeklyHours[] = [];
  for (const part of typed.toLowerCase().split(',')) {
    const [days = '', span = '', ...rest] = part.trim().split(/\s+/);
    const weekdays = weekdaysIn(days);
    const minutes = parseSpan(span);
    if (!weekdays || rest.length > 0)
      return { ok: false, message: `'${part.trim()}' is not like: mon-fri 17:00-20:00` };
    if (!minutes.ok) return minutes;
    hours.push(...weekdays.map((weekday) => ({ weekday, ...minutes.value })));
  }
  return hasOverlap(hours) ? { ok: false, message: 'Some of these hours overlap' } : { ok: true, value: hours };
}

/** Whether two spans of one weekday share a minute. */
export const hasOverlap = (hours: readonly WeeklyHours[]): boolean =>
  hours.some((one, place) => hours.slice(place + 1).some((two) => one.weekday === two.weekday && touches(one, two)));

/** A part of a day: `17:00-20:00`. It holds at least one session. */
export function parseSpan(typed: string): Parsed<{ fromMinute: number; toMinute: number }> {
  const [, from, to] = /^(\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/.exec(typed) ?? [];
  const [fromMinute, toMinute] = [minuteIn(from), minuteIn(to)];
  if (fromMinute === null || toMinute === null) return { ok: false, message: `'${typed}' is not like: 17:00-20:00` };
  if (toMinute - fromMinute < COUNSELLING.sessionMinutes)
    return { ok: false, message: `${typed} is too short for a session of ${COUNSELLING.sessionMinutes} minutes` };
  return { ok: true, value: { fromMinute, toMinute } };
}

/** `{ weekday: 1, fromMinute: 1020, toMinute: 1200 }` → 'Monday 5:00 pm to 8:00 pm' */
export const hoursInWords = ({ weekday, fromMinute, toMinute }: WeeklyHours): string =>
  `${WEEKDAY_NAMES[weekday - 1]} ${spanInWords({ fromMinute, toMinute })}`;

/** '5:00 pm to 8:00 pm', or 'the whole day'. */
export const spanInWords = ({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }): string =>
  fromMinute === 0 && toMinute === 1440
    ? 'the whole day'
    : `${minuteInWords(fromMinute)} to ${minuteInWords(toMinute)}`;

/** `mon-wed` → [1, 2, 3]; `sun` → [7] */
function weekdaysIn(typed: string): number[] | null {
  const [first = '', last = first, ...rest] = typed.split('-');
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  if (from < 0 || to < from || rest.length > 0) return null;
  return Array.from({ length: to - from + 1 }, (_, place) => from + place + 1);
}

function minuteIn(typed: string | undefined): number | null {
  const [hour = 99, minute = 99] = (typed ?? '').split(':').map(Number);
  return minute < 60 && hour * 60 + minute <= 1440 ? hour * 60 + minute : null;
}
