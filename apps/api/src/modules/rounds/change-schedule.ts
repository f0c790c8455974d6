import type { Exam } from '@dakhila/contract/exam';
import type { EnteredDays } from '@dakhila/domain/lists/schedule';
import type { Db } from '../../db/client.ts';
import { currentSeason, type SeasonNeeds } from '../season/index.ts';
import { readSchedule } from './read-schedule.ts';
import { deleteDays, saveDays } from './store.ts';

type Needs = SeasonNeeds & { db: Db };
type Changed = { year: number; before: Pick<EnteredDays, 'firstDay' | 'lastDay'> | null };
/** Which schedule: of the coming admission, unless a year is named. */
type Which = { exam: Exam; year: number | undefined };

/** Enters the days of a step, and tells what stood there. Null when there is no such step. */
export async function enterDays(needs: Needs, { exam, year }: Which, days: EnteredDays): Promise<Changed | null> {
  const schedule = await readSchedule(needs, exam, year);
  const step = schedule.events.find(({ id }) => id === days.id);
  if (!step) return null;
  await saveDays(needs.db, { exam, year: schedule.year }, days);
  const { firstDay, lastDay } = step;
  return { year: schedule.year, before: firstDay && lastDay ? { firstDay, lastDay } : null };
}

/** Takes entered days back: what the facts say counts again. Null when none were entered. */
export async function clearDays(needs: Needs, { exam, year }: Which, step: string): Promise<number | null> {
  const of = year ?? currentSeason(needs, exam).year;
  return (await deleteDays(needs.db, { exam, year: of }, step)) ? of : null;
}
