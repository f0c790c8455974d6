/** One step of an official schedule. Days are of India, '2026-06-14'; null while they are not announced. */
export type ScheduledStep = {
  id: string;
  title: string;
  detail: string;
  kind: 'registration' | 'merit-list' | 'choices' | 'allotment' | 'reporting' | 'other';
  round: number | null;
  firstDay: string | null;
  lastDay: string | null;
  source: string | null;
  asOf: string | null;
};

/** Days that an operator entered for one step. */
export type EnteredDays = { id: string; firstDay: string; lastDay: string; source: string; asOf: string };

/** The steps with the days that were entered since the file was written. */
export function withEnteredDays(steps: readonly ScheduledStep[], entered: readonly EnteredDays[]): ScheduledStep[] {
  const byId = new Map(entered.map((days) => [days.id, days]));
  return steps.map((step) => ({ ...step, ...byId.get(step.id) }));
}

/** What is to be said of a step on a day: that it begins or ends tomorrow. */
export type DueReminder = { step: ScheduledStep; moment: 'begins' | 'ends'; day: string };

/** The reminders of one day: the day before a step begins, and the day before it ends where that is another day. */
export function remindersDue(steps: readonly ScheduledStep[], today: string): DueReminder[] {
  const tomorrow = dayAfter(today);
  return steps.flatMap((step): DueReminder[] => {
    if (step.firstDay === tomorrow) return [{ step, moment: 'begins', day: tomorrow }];
    return step.lastDay === tomorrow ? [{ step, moment: 'ends', day: tomorrow }] : [];
  });
}

const DAY_MS = 86_400_000;
/** India is ahead of UTC by this much, all year. */
const INDIA_MS = 5.5 * 3_600_000;

/** 2026-06-14 → 2026-06-15 */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The day in India at a moment, and the hour. */
export function indianDay(moment: Date): { day: string; hour: number } {
  const there = new Date(moment.getTime() + INDIA_MS);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

/** Whether a text is a day of the calendar: '2026-02-30' is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
