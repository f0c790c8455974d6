import type { Exam } from '@dakhila/contract/exam';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { judgedMore } from '@dakhila/domain/lists/day-of-lists';
import { and, type Column, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { listDays } from '../../db/schema/index.ts';

type Judged = { studentId: string; exam: Exam; now: Date; profile?: string; choices?: readonly string[] };

/** Notes what a student's lists are judged for today. False when the day is full. Reads only, where it was noted before. */
export async function noteJudged(db: Db, { studentId, exam, now, ...more }: Judged): Promise<boolean> {
  const found = db
    .select()
    .from(listDays)
    .where(and(eq(listDays.studentId, studentId), eq(listDays.exam, exam)));
  // New choices are counted one call after the other, so that many at once do not slip under the bound together.
  const [before] = await (more.choices === undefined ? found : found.for('update'));
  const day = judgedMore(before, { day: dayOf(now), ...more });
  if (day === null) return false;
  const isNews =
    before?.day !== day.day ||
    before.profiles.length < day.profiles.length ||
    before.choices.length < day.choices.length;
  if (isNews)
    await db
      .insert(listDays)
      .values({ studentId, exam, day: day.day, profiles: [...day.profiles], choices: [...day.choices] })
      .onConflictDoUpdate({
        target: [listDays.studentId, listDays.exam],
        set: { day: day.day, profiles: joined(listDays.profiles), choices: joined(listDays.choices) },
      });
  return true;
}

/** What another call noted meanwhile is kept; what an earlier day noted is not. */
const joined = (column: Column) => {
  const added = sql`excluded.${sql.identifier(column.name)}`;
  return sql`case when ${listDays.day} = excluded.day then array(select distinct unnest(${column} || ${added})) else ${added} end`;
};
