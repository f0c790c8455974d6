import { daysAfter } from '../calendar/indian-time.ts';
import type { ScheduledStep } from '../lists/schedule.ts';
import type { Text } from '../messages/message.ts';

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
