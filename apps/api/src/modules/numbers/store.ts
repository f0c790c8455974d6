import { type Day, dayOf } from '@dakhila/domain/calendar/indian-time';
import { ANSWER_LIMITS_HOURS, MEASURES, type Measure } from '@dakhila/domain/numbers/measures';
import type { DayCount } from '@dakhila/domain/numbers/periods';
import { and, gte, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { dailyNumbers } from '../../db/schema/index.ts';
import { isUnanswered } from './unanswered.ts';

type Moments = { from: Date; to: Date };
type Row = Record<string, string | number>;

const isMeasure = (word: string): word is Measure => MEASURES.some((measure) => measure === word);
const one = async (db: Db, query: SQL): Promise<Row> => (await db.execute<Row>(query)).rows[0] ?? {};

/** Counts a day from the tables. Each part reads the rows of that day by an index. */
export async function countDay(db: Db, day: Day, { from, to }: Moments): Promise<DayCount[]> {
  const within = (moment: SQL) => sql`${moment} >= ${from.toISOString()} and ${moment} < ${to.toISOString()}`;
  const counted: Row = {
    ...(await one(db, sql`select count(*) as "sign-ups" from students where ${within(sql`created_at`)}`)),
    ...(await one(
      db,
      sql`select count(*) as runs, count(distinct r.student_id) filter (where not exists (
            select from prediction_runs e where e.student_id = r.student_id and e.created_at < ${from.toISOString()})) as activations
          from prediction_runs r where ${within(sql`r.created_at`)}`,
    )),
    ...(await one(
      db,
      sql`select coalesce(sum(amount_paise), 0) as "received-paise" from orders where ${within(sql`paid_at`)}`,
    )),
    ...(await one(db, ticketsOf(within))),
    ...(await one(
      db,
      sql`select count(*) as questions, count(*) filter (where ${isUnanswered}) as unanswered
          from assistant_exchanges where ${within(sql`asked_at`)}`,
    )),
  };
  return Object.entries(counted).flatMap(([measure, value]) =>
    isMeasure(measure) ? { day, measure, value: Number(value) } : [],
  );
}

/** Tickets of a day by how long the first answer took. */
function ticketsOf(within: (moment: SQL) => SQL): SQL {
  const { 'answered-4h': soon, 'answered-1d': day, 'answered-3d': days } = ANSWER_LIMITS_HOURS;
  const hours = (count: number) => sql`make_interval(hours => ${count})`;
  return sql`
    select count(*) as tickets, count(*) filter (where took <= ${hours(soon)}) as "answered-4h",
      count(*) filter (where took > ${hours(soon)} and took <= ${hours(day)}) as "answered-1d",
      count(*) filter (where took > ${hours(day)} and took <= ${hours(days)}) as "answered-3d"
    from (select (select min(m.created_at) from ticket_messages m where m.ticket_id = t.id and m.author = 'support') - t.created_at as took
          from tickets t where ${within(sql`t.created_at`)}) answers`;
}

/** What was refunded, by the day of the payment. There are few refunds, so all of them are counted each time. */
export async function countRefunds(db: Db): Promise<DayCount[]> {
  const { rows } = await db.execute<{ day: string; value: string }>(sql`
    select to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, sum(amount_paise) as value
    from orders where state = 'refunded' and paid_at is not null group by 1`);
  return rows.map(({ day, value }) => ({ day, measure: 'refunded-paise', value: Number(value) }));
}

/** Stores counts, in the place of older ones. */
export async function saveCounts(db: Db, counts: readonly DayCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(dailyNumbers)
    .values([...counts])
    .onConflictDoUpdate({
      target: [dailyNumbers.day, dailyNumbers.measure],
      set: { value: sql`excluded.value`, countedAt: sql`app_now()` },
    });
}

export const listCounts = (db: Db, from: Day, to: Day): Promise<DayCount[]> =>
  db
    .select({ day: dailyNumbers.day, measure: dailyNumbers.measure, value: dailyNumbers.value })
    .from(dailyNumbers)
    .where(and(gte(dailyNumbers.day, from), lte(dailyNumbers.day, to)));

/** The newest day that was counted; null before the first time. A refund alone does not count a day. */
export async function findNewestDay(db: Db): Promise<Day | null> {
  const [row] = await db
    .select({ day: max(dailyNumbers.day) })
    .from(dailyNumbers)
    .where(ne(dailyNumbers.measure, 'refunded-paise'));
  return row?.day ?? null;
}

/** When the newest counts were made; null before the first time. */
export async function findCountedAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(dailyNumbers.countedAt) }).from(dailyNumbers);
  return row?.at ?? null;
}

/** The day of the first student. */
export async function findFirstDay(db: Db): Promise<Day | null> {
  const { rows } = await db.execute<{ ms: string | null }>(
    sql`select extract(epoch from min(created_at)) * 1000 as ms from students`,
  );
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : dayOf(new Date(Number(ms)));
}
