import type { DeskSchedule } from '@dakhila/contract/desk/season';
import type { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { sayIn } from '@dakhila/domain/messages/say';
import type { Db } from '../../db/client.ts';
import type { SeasonNeeds } from '../predictor/index.ts';
import { readEditableSchedule, readSchedule } from './schedule.ts';
import { listDays } from './store.ts';

/** The schedule of the season as the desk shows it: what students see, in every language, what can be withdrawn, and a further round. */
export async function describeSchedule(needs: SeasonNeeds & { db: Db }, exam: Exam): Promise<DeskSchedule> {
  const schedule = await readEditableSchedule(needs, exam);
  const shown = new Set((await readSchedule(needs, exam)).events.map(({ id }) => id));
  const { year, title, rounds, roundsOf } = schedule;
  const entered = new Map(
    (await listDays(needs.db, { exam, year })).filter((days) => days.year === year).map((days) => [days.id, days]),
  );
  const [en, hi, mr] = (['en', 'hi', 'mr'] as const).map((language) => sayIn<Schedule>(language, schedule).events);
  return {
    ...{ exam, year, title, rounds, roundsOf },
    steps: schedule.events.map(({ id, firstDay, lastDay, source, asOf }, at) => ({
      id,
      title: { en: en?.[at]?.title ?? '', hi: hi?.[at]?.title ?? '', mr: mr?.[at]?.title ?? '' },
      ...{ firstDay, lastDay, source, asOf },
      address: entered.get(id)?.address ?? null,
      isEntered: entered.has(id),
      isShown: shown.has(id),
    })),
  };
}
