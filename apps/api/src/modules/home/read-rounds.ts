import type { DashboardRounds } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { type RoundDate, roundDates } from '@dakhila/domain/lists/schedule';
import type { Message } from '@dakhila/domain/messages/message';
import type { Deps } from '../../ports.ts';
import { readSchedule } from '../lists/index.ts';

export type ShownRounds = Omit<DashboardRounds, 'authority' | 'dates'> & { authority: Message; dates: RoundDate[] };

/** The announced dates of both exams that run or are to come on a day of India. */
export function readRounds(
  needs: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>,
  today: string,
): Promise<ShownRounds[]> {
  return Promise.all(
    EXAMS.map(async (exam) => {
      const { title, authority, events } = await readSchedule(needs, exam);
      return { exam, title, authority: authority.name, dates: roundDates(events, today) };
    }),
  );
}
