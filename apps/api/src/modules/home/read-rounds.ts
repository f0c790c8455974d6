import type { DashboardRounds } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { roundDates } from '@dakhila/domain/dashboard/round-dates';
import type { Deps } from '../../ports.ts';
import { readSchedule } from '../lists/index.ts';

/** The announced dates of both exams that run or are to come on a day of India. */
export function readRounds(
  needs: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>,
  today: string,
): Promise<DashboardRounds[]> {
  return Promise.all(
    EXAMS.map(async (exam) => {
      const { title, authority, events } = await readSchedule(needs, exam);
      return { exam, title, authority: authority.name, dates: roundDates(events, today) };
    }),
  );
}
