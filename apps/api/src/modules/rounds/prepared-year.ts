import type { Exam } from '@dakhila/contract/exam';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { comingSeason, isSeasonRunning } from '@dakhila/domain/lists/coming-season';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { admissionYear } from '../lists/index.ts';
import { readScheduleFile } from './schedule-file.ts';
import { listDays } from './store.ts';

export type YearNeeds = Pick<Deps, 'catalogue' | 'config' | 'now'> & { db: Db };

/** The admission whose papers and dates a student needs now. Forecasts follow the data and may speak of an earlier one; an admission with announced days ahead is not over. */
export async function preparedYear(needs: YearNeeds, exam: Exam): Promise<number> {
  const today = dayOf(needs.now());
  const year = Math.max(admissionYear(needs, exam), comingSeason(today));
  const before = year - 1;
  const published = readScheduleFile(needs.config.FACTS_DIR, exam).days.filter((days) => days.year === before);
  const entered = await listDays(needs.db, { exam, year: before });
  return isSeasonRunning([...published, ...entered], today) ? before : year;
}
