import { type Day, dayOf, daysAfter, momentOf, weekdayOf } from '../calendar/indian-time.ts';
import { COUNSELLING } from './booking.ts';
import { type Holiday, holidayOn } from './holidays.ts';
import { isWithin, joined, type Span, touches, without } from './spans.ts';

/** Hours on a day of the week, every week: 1 is Monday, minutes are counted from midnight in India. */
export type WeeklyHours = { weekday: number; fromMinute: number; toMinute: number };
/** A day that is not like every week: hours more, or hours less. The whole day is 0 to 1440. */
export type Exception = { day: Day; kind: 'open' | 'closed'; fromMinute: number; toMinute: number };
/** A time for a session. */
export type Slot = { startsAt: Date; endsAt: Date };
export type Calendar = {
  hours: readonly WeeklyHours[];
  exceptions: readonly Exception[];
  /** Holidays that were entered; those of every year are known anyway. */
  holidays: readonly Holiday[];
  /** Sessions that are booked. */
  taken: readonly Slot[];
};
/** A calendar without its bookings. */
type Plan = Omit<Calendar, 'taken'>;
/** A time of the calendar as its owner sees it: closed ones can be opened again. */
type CalendarTime = Slot & { isOpen: boolean };

/** The times that can be booked now, in order: within the coming three weeks, by the hours and exceptions, and not taken. */
export function openSlots(calendar: Calendar, now: Date): Slot[] {
  const earliest = now.getTime() + COUNSELLING.leadMinutes * 60_000;
  const today = dayOf(now);
  const days = Array.from({ length: COUNSELLING.daysAhead }, (_, ahead) => daysAfter(today, ahead));
  return days
    .flatMap((day) => timesOfDay(calendar, day))
    .flatMap(({ isOpen, ...slot }) => (isOpen ? [slot] : []))
    .filter(({ startsAt }) => startsAt.getTime() >= earliest)
    .filter((slot) => !calendar.taken.some((taken) => isOverlap(slot, taken)));
}

/** The days that have times, each with its times. */
export function byDay(slots: readonly Slot[]): { day: Day; slots: Slot[] }[] {
  const days = new Map<Day, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Whether two sessions would share a minute; one may begin when the other ends. */
export const isOverlap = (one: Slot, other: Slot): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * All times of a day in order, open and closed. Times are cut before closed hours are taken out, so that an hour off does
 * not move the times around it. On a holiday only hours that were opened for that day are open.
 */
export function timesOfDay({ hours, exceptions, holidays }: Plan, day: Day): CalendarTime[] {
  const { weekly, extra, closed } = spansOfDay(hours, exceptions, day);
  const opened = joined(holidayOn(day, holidays) === null ? [...weekly, ...extra] : extra);
  return sessionsIn([...weekly, ...extra]).map((span) => ({
    startsAt: momentOf(day, span.fromMinute),
    endsAt: momentOf(day, span.toMinute),
    isOpen: isWithin(span, opened) && !closed.some((off) => touches(span, off)),
  }));
}

const spansOfDay = (hours: readonly WeeklyHours[], exceptions: readonly Exception[], day: Day) => {
  const ofDay = exceptions.filter((exception) => exception.day === day);
  const weekday = weekdayOf(day);
  return {
    weekly: hours.filter((span) => span.weekday === weekday),
    extra: ofDay.filter(({ kind }) => kind === 'open'),
    closed: ofDay.filter(({ kind }) => kind === 'closed'),
  };
};

/** The sessions that fit into hours. */
function sessionsIn(spans: readonly Span[]): Span[] {
  const sessions: Span[] = [];
  for (const { fromMinute, toMinute } of joined(spans))
    for (let minute = fromMinute; minute + COUNSELLING.sessionMinutes <= toMinute; minute += COUNSELLING.stepMinutes)
      sessions.push({ fromMinute: minute, toMinute: minute + COUNSELLING.sessionMinutes });
  return sessions;
}

/**
 * The exceptions of a day after hours of it were opened or closed. They stay few: hours that touch become one, and
 * opening what is open anyway adds nothing.
 */
export function changedExceptions(
  { hours, exceptions, holidays }: Plan,
  { day, kind, fromMinute, toMinute }: Exception,
): Exception[] {
  const { weekly, extra, closed } = spansOfDay(hours, exceptions, day);
  const span = { fromMinute, toMinute };
  const of = (spans: readonly Span[], ofKind: Exception['kind']) => spans.map((one) => ({ day, kind: ofKind, ...one }));
  if (kind === 'closed') return [...of(joined(extra), 'open'), ...of(joined([...closed, span]), 'closed')];
  const usual = holidayOn(day, holidays) === null ? [...weekly, ...extra] : extra;
  const isOpenAnyway = isWithin(span, joined(usual));
  return [...of(joined(isOpenAnyway ? extra : [...extra, span]), 'open'), ...of(without(closed, span), 'closed')];
}
