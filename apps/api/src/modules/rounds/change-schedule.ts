import type { Exam } from '@dakhila/contract/exam';
import type { EnteredDays } from '@dakhila/domain/lists/schedule';
import { preparedYear, type YearNeeds } from './prepared-year.ts';
import { readSchedule } from './read-schedule.ts';
import { deleteDays, saveDays } from './store.ts';

/** Enters the days of a step of this year's schedule. False when there is no such step. */
export async function enterDays(needs: YearNeeds, exam: Exam, days: EnteredDays): Promise<boolean> {
  const { year, events } = await readSchedule(needs, exam);
  if (!events.some(({ id }) => id === days.id)) return false;
  await saveDays(needs.db, { exam, year }, days);
  return true;
}

/** Takes entered days back: what the facts say counts again. False when none were entered. */
export const clearDays = async (needs: YearNeeds, exam: Exam, step: string): Promise<boolean> =>
  deleteDays(needs.db, { exam, year: await preparedYear(needs, exam) }, step);
