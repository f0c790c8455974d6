import type { Exam } from '@dakhila/contract/exam';
import { judgedMore } from '@dakhila/domain/lists/day-of-lists';
import { indianDay } from '@dakhila/domain/lists/schedule';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { listDays } from '../../db/schema/index.ts';

type Judged = { studentId: string; exam: Exam; now: Date; profile?: string; choices?: readonly string[] };

/** Notes what a student's lists are judged for today. False when the day is full. Reads only, where it was noted before. */
export async function noteJudged(db: Db, { studentId, exam, now, ...more }: Judged): Promise<boolean> {
  const [before] = await db
    .select()
    .from(listDays)
    .where(and(eq(listDays.studentId, studentId), eq(listDays.exam, exam)));
  const day = judgedMore(before, { day: indianDay(now).day, ...more });
  if (day === null) return false;
  const isNews =
    before?.day !== day.day ||
    before.profiles.length < day.profiles.length ||
    before.choices.length < day.choices.length;
  if (!isNews) return true;
  const noted = { day: day.day, profiles: [...day.profiles], choices: [...day.choices] };
  await db
    .insert(listDays)
    .values({ studentId, exam, ...noted })
    .onConflictDoUpdate({ target: [listDays.studentId, listDays.exam], set: noted });
  return true;
}
