import type { Exam } from '@dakhila/contract/exam';
import type { EnteredDays } from '@dakhila/domain/lists/schedule';
import { admissionYear } from './admission-year.ts';
import { readSchedule, type ScheduleNeeds } from './read-schedule.ts';
import { deleteDays, saveDays } from './store.ts';

/** Enters the days of a step of this year's schedule. False when there is no such step. */
export async function enterDays(needs: ScheduleNeeds, exam: Exam, days: EnteredDays): Promise<boolean> {
  const { year, events } = await readSchedule(needs, exam);
  if (!events.some(({ id }) => id === days.id)) return false;
  await saveDays(needs.db, { exam, year }, days);
  return true;
}

/** Takes entered days back: what the facts say counts again. False when none were entered. */
export const clearDays = (needs: ScheduleNeeds, exam: Exam, step: string): Promise<boolean> =>
  deleteDays(needs.db, { exam, year: admissionYear(needs, exam) }, step);
