import { type Day, dayOf, daysAfter, momentOf, weekdayOf } from '../calendar/indian-time.ts';
import { COUNSELLING } from './booking.ts';

/** Hours on a day of the week, every week: 1 is Monday, minutes are counted from midnight in India. */
export type WeeklyHours = { weekday: number; fromMinute: number; toMinute: number };
/** A day that is not like every week: hours more, or hours less. The whole day is 0 to 1440. */
export type Exception = { day: Day; kind: 'open' | 'closed'; fromMinute: number; toMinute: number };
/** A time for a session. */
export type Slot = { startsAt: Date; endsAt: Date };
export type Calendar = {
  hours: readonly WeeklyHours[];
  exceptions: readonly Exception[];
  /** Sessions that are booked. */
  taken: readonly Slot[];
};

type Span = { fromMinute: number; toMinute: number };

/** The times that can be booked now, in order: within the coming three weeks, by the hours and exceptions, and not taken. */
export function openSlots(calendar: Calendar, now: Date): Slot[] {
  const earliest = now.getTime() + COUNSELLING.leadMinutes * 60_000;
  const today = dayOf(now);
  const days = Array.from({ length: COUNSELLING.daysAhead }, (_, ahead) => daysAfter(today, ahead));
  return days
    .flatMap((day) => slotsOfDay(calendar, day))
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

// Times are cut before closed hours are taken out, so that an hour off does not move the times around it.
function slotsOfDay({ hours, exceptions }: Calendar, day: Day): Slot[] {
  const ofDay = exceptions.filter((exception) => exception.day === day);
  const weekday = weekdayOf(day);
  const open = joined([
    ...hours.filter((span) => span.weekday === weekday),
    ...ofDay.filter(({ kind }) => kind === 'open'),
  ]);
  const closed = ofDay.filter(({ kind }) => kind === 'closed');
  return open
    .flatMap(startsIn)
    .map((minute) => ({ fromMinute: minute, toMinute: minute + COUNSELLING.sessionMinutes }))
    .filter((span) => !closed.some((off) => span.fromMinute < off.toMinute && off.fromMinute < span.toMinute))
    .map((span) => ({ startsAt: momentOf(day, span.fromMinute), endsAt: momentOf(day, span.toMinute) }));
}

function startsIn({ fromMinute, toMinute }: Span): number[] {
  const starts: number[] = [];
  for (let minute = fromMinute; minute + COUNSELLING.sessionMinutes <= toMinute; minute += COUNSELLING.stepMinutes)
    starts.push(minute);
  return starts;
}

/** Spans that touch or overlap become one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const last = result.at(-1);
    if (last && span.fromMinute <= last.toMinute) last.toMinute = Math.max(last.toMinute, span.toMinute);
    else result.push({ fromMinute: span.fromMinute, toMinute: span.toMinute });
  }
  return result;
}
