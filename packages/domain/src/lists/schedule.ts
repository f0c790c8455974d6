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

/** A schedule never has more rounds: JoSAA had seven in 2019. */
export const MOST_ROUNDS = 10;

/**
 * How many rounds a schedule shows: those of the rules, and further ones of which days were entered. Chances and the mock
 * allotment keep to the rules.
 */
export function roundsWithDays(rounds: number, entered: readonly Pick<EnteredDays, 'id'>[]): number {
  const named = entered.map(({ id }) => Number(/^round-(\d{1,2})-/.exec(id)?.[1] ?? 0));
  return Math.min(MOST_ROUNDS, Math.max(rounds, ...named));
}

/** Reminders go out in these hours of India: after breakfast, and not when a family sleeps. */
const REMINDER_HOURS = { from: 9, until: 21 } as const;

export const isReminderHour = (hour: number): boolean => hour >= REMINDER_HOURS.from && hour < REMINDER_HOURS.until;

/** The message about a step on a day: that it begins or ends tomorrow, or which documents are missing for a registration in some weeks. */
export const REMINDER_MOMENTS = ['begins', 'ends', 'papers'] as const;
export type DueReminder = { step: ScheduledStep; moment: (typeof REMINDER_MOMENTS)[number]; day: string };

/** Certificates of a category or an income take offices two or three weeks. */
export const PAPERS_DAYS_BEFORE = 21;
/** A student who asked for reminders later, or whose dates were announced later, is reminded on one of these days. */
const PAPERS_DAYS: readonly number[] = [PAPERS_DAYS_BEFORE, 14, 7];

/** The reminders of one day: the day before a step begins, the day before it ends where that is another day, and documents weeks before a registration. */
export function remindersDue(steps: readonly ScheduledStep[], today: string): DueReminder[] {
  const tomorrow = daysAfter(today, 1);
  return steps.flatMap((step): DueReminder[] => {
    const { kind, firstDay, lastDay } = step;
    if (firstDay === tomorrow) return [{ step, moment: 'begins', day: tomorrow }];
    if (lastDay === tomorrow) return [{ step, moment: 'ends', day: tomorrow }];
    const isWeeksAhead = PAPERS_DAYS.some((days) => firstDay === daysAfter(today, days));
    return kind === 'registration' && firstDay && isWeeksAhead ? [{ step, moment: 'papers', day: firstDay }] : [];
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
