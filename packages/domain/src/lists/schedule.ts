import { daysAfter } from '../calendar/indian-time.ts';
import type { Text } from '../messages/message.ts';

/** One step of an official schedule. Days are of India, '2026-06-14'; null while they are not announced. */
export type ScheduledStep = {
  id: string;
  title: Text;
  detail: Text;
  kind: 'registration' | 'merit-list' | 'choices' | 'allotment' | 'reporting' | 'other';
  round: number | null;
  firstDay: string | null;
  lastDay: string | null;
  source: string | null;
  asOf: string | null;
};

/** Days that somebody entered for one step; `address` is the page on which they are published. */
export type EnteredDays = {
  id: string;
  firstDay: string;
  lastDay: string;
  source: string;
  asOf: string;
  address?: string | null;
};

export const LONGEST_SOURCE = 200;

/** A season touches the turn of a year; a day far from it is a slip of the finger. */
export const isFarFromSeason = (day: string, year: number): boolean => Math.abs(Number(day.slice(0, 4)) - year) > 1;

/** The steps with the days that were entered since the file was written. */
export function withEnteredDays(steps: readonly ScheduledStep[], entered: readonly EnteredDays[]): ScheduledStep[] {
  const byId = new Map(entered.map((days) => [days.id, days]));
  return steps.map((step) => {
    const { address: _address, ...days } = byId.get(step.id) ?? { id: step.id };
    return { ...step, ...days };
  });
}

/** Reminders go out in these hours of India: after breakfast, and not when a family sleeps. */
const REMINDER_HOURS = { from: 9, until: 21 } as const;

export const isReminderHour = (hour: number): boolean => hour >= REMINDER_HOURS.from && hour < REMINDER_HOURS.until;

/** The message about a step on a day: that it begins or ends tomorrow. */
export type DueReminder = { step: ScheduledStep; moment: 'begins' | 'ends'; day: string };

/** The reminders of one day: the day before a step begins, and the day before it ends where that is another day. */
export function remindersDue(steps: readonly ScheduledStep[], today: string): DueReminder[] {
  const tomorrow = daysAfter(today, 1);
  return steps.flatMap((step): DueReminder[] => {
    if (step.firstDay === tomorrow) return [{ step, moment: 'begins', day: tomorrow }];
    return step.lastDay === tomorrow ? [{ step, moment: 'ends', day: tomorrow }] : [];
  });
}

/** A step of the schedule that runs, or is still to come, on known days. */
export type RoundDate = {
  id: string;
  title: Text;
  kind: ScheduledStep['kind'];
  firstDay: string;
  lastDay: string;
  isRunning: boolean;
};

/** The announced steps that are not over on a day of India, the next one first. */
export function roundDates(steps: readonly ScheduledStep[], today: string): RoundDate[] {
  return steps
    .flatMap(({ id, title, kind, firstDay, lastDay }): RoundDate[] => {
      if (firstDay === null || lastDay === null || lastDay < today) return [];
      return [{ id, title, kind, firstDay, lastDay, isRunning: firstDay <= today }];
    })
    .sort((one, other) => compare(one.firstDay, other.firstDay) || compare(one.lastDay, other.lastDay));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A date this near is what a student should think of before anything else. */
const NEAR_DAYS = 7;

/** The first step that runs or begins within a week; null when there is none. */
export const nearDate = (dates: readonly RoundDate[], today: string): RoundDate | null =>
  dates.find(({ firstDay }) => firstDay <= daysAfter(today, NEAR_DAYS)) ?? null;
