import { type Day, dayOf, daysAfter, minuteOf, timeInWords, weekdayOf } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { fill, loadedMessages } from '../../lib/messages.ts';
import { counsellingMessages } from './messages.ts';

// Indian time is computed from the server's moments, so neither the viewer's time zone nor a wrong clock matters.

/** `2026-11-16` → Mon, 16, Nov */
export function tileOf(day: Day): { weekday: string; date: number; month: string } {
  const { weekdays, months } = loadedMessages(counsellingMessages);
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return { weekday: weekdays[weekdayOf(day) - 1] ?? '', date, month: months[month - 1] ?? '' };
}

/** `2026-11-16` → 'Mon, 16 Nov 2026' */
export function calendarDayText(day: Day): string {
  const { weekday, date, month } = tileOf(day);
  return fill(loadedMessages(counsellingMessages).day, { weekday, date, month, year: Number(day.slice(0, 4)) });
}

/** '2026-11-16T11:00:00.000Z' → 'Mon, 16 Nov 2026' */
export const dayText = (moment: string): string => calendarDayText(dayOf(new Date(moment)));

/** '4:30 pm' */
export const timeText = (moment: string): string => timeInWords(new Date(moment));

/** 'Mon, 16 Nov 2026, 4:30 pm IST' */
export const momentText = (moment: string): string => `${dayText(moment)}, ${timeText(moment)} IST`;

/** '4:30 pm to 5:15 pm IST' */
export const spanText = (startsAt: string, endsAt: string): string =>
  fill(loadedMessages(counsellingMessages).span, { from: timeText(startsAt), to: timeText(endsAt) });

/** Whether a day is today or tomorrow by the server's calendar. */
export function nearness(day: Day, today: Day): 'today' | 'tomorrow' | null {
  if (day === today) return 'today';
  return day === daysAfter(today, 1) ? 'tomorrow' : null;
}

export const PARTS = ['morning', 'afternoon', 'evening'] as const;
export type Part = (typeof PARTS)[number];

export function partOf(moment: string): Part {
  const minute = minuteOf(new Date(moment));
  if (minute < 12 * 60) return 'morning';
  return minute < 17 * 60 ? 'afternoon' : 'evening';
}

/** Too late to cancel for free. */
export const isLate = (startsAt: string) => Date.parse(startsAt) - Date.now() < COUNSELLING.freeCancelHours * 3_600_000;
