import type { CalendarTime, SessionInList } from '@dakhila/contract/desk/calendar';
import { dayInWords, dayOf, timeInWords } from '@dakhila/domain/calendar/indian-time';
import type { BadgeVariant } from '../../../web/src/ui/badge.tsx';

/** '5:00 pm' in India, wherever this browser is. */
export const timeOf = (moment: string): string => timeInWords(new Date(moment));
/** 'Mon, 16 Nov 2026' in India. */
export const dateOf = (moment: string): string => dayInWords(dayOf(new Date(moment)));
/** 'Mon, 16 Nov' */
export const shortDay = (day: string): string => dayInWords(day).replace(/ \d{4}$/, '');
/** '5:00 pm to 5:45 pm' */
export const spanOf = ({ startsAt, endsAt }: Pick<CalendarTime, 'startsAt' | 'endsAt'>): string =>
  `${timeOf(startsAt)} to ${timeOf(endsAt)}`;

/** Where a session stands, as a word with a colour. */
export function stateOf({ phase, attendance, hasNotes }: SessionInList): { name: string; variant: BadgeVariant } {
  if (phase === 'cancelled') return { name: 'Cancelled', variant: 'outline' };
  if (attendance === 'no-show') return { name: 'Didn’t come', variant: 'outline' };
  if (phase === 'running') return { name: 'Now', variant: 'marigold' };
  if (phase === 'upcoming') return { name: 'Booked', variant: 'secondary' };
  return hasNotes ? { name: 'Held', variant: 'good' } : { name: 'Needs notes', variant: 'destructive' };
}

/** Minutes as a time field has them: 1020 → '17:00'. The end of a day is its last minute there. */
export const fieldTime = (minute: number): string => {
  const shown = Math.min(minute, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
};

/** A typed time as minutes; null while it is incomplete. The last minute of a day is its end. */
export function minuteTyped(typed: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(typed) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes === 1439 ? 1440 : minutes;
}
