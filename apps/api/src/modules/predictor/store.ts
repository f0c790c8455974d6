import type { Exam } from '@dakhila/contract/exam';
import type { Scores } from '@dakhila/domain/assessment/score';
import { SAME_QUESTION_DAYS } from '@dakhila/domain/predictor/candidate';
import type { Relaxed } from '@dakhila/domain/predictor/relaxed-preferences';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { isAny, matches } from '../../db/rows.ts';
import { assessments, predictionEditions, predictionRuns, students } from '../../db/schema/index.ts';
import { balanceOf } from '../billing/index.ts';
import type { Headline } from './headline.ts';
import { FORMAT, ROUNDS_AT } from './result-bytes.ts';

type NewRun = Omit<typeof predictionRuns.$inferInsert, 'inputHash'>;
export type RunRow = typeof predictionRuns.$inferSelect;
/** What a student asks: the same exam, year and input are the same question, in whatever order its fields came. */
type Question = { studentId: string; exam: Exam; year: number; input: Record<string, unknown> };

/** Within this time the same question costs nothing. */
const RECENT = sql`app_now() - make_interval(days => ${SAME_QUESTION_DAYS}::int)`;

/** A recent run of the same question. It is current if predicting again would give the same: same edition, same format. */
type SameRun = { id: string; isCurrent: boolean };

const value = sql.placeholder;

const sameQuestion = prepareOnce((db) => {
  const isCurrent = sql`(edition_id = ${value('editionId')} and get_byte(substring(result from 1 for 1), 0) = ${FORMAT}::int)`;
  const hash = sql`prediction_question(${value('exam')}, ${value('year')}::int, ${value('input')}::jsonb)`;
  const same = sql<SameRun | null>`(
    select jsonb_build_object('id', id, 'isCurrent', ${isCurrent})
      from ${predictionRuns}
     where student_id = ${value('studentId')} and input_hash = ${hash} and created_at > ${RECENT}
     order by ${isCurrent} desc, created_at desc
     limit 1)`;
  return db
    .select({ same, attemptsLeft: balanceOf(value('studentId'), 'attempts') })
    .from(sql`(select) as nothing`)
    .prepare('find_same_question');
});

/** The recent run that answers the same question, one of this edition if there is one, else the newest; and how many attempts are left. */
export async function findSameQuestion(
  db: Db,
  { input, ...question }: Question,
  editionId: string,
): Promise<{ same: SameRun | null; attemptsLeft: number }> {
  const [found] = await sameQuestion(db).execute({ ...question, editionId, input: JSON.stringify(input) });
  return found ?? { same: null, attemptsLeft: 0 };
}

const savePredictionRun = prepareOnce((db) =>
  db
    .select({
      savedAt: sql<Date | null>`saved_at`.mapWith(predictionRuns.createdAt),
      isExhausted: sql<boolean>`is_exhausted`,
    })
    .from(sql`save_prediction_run(${value('id')}, ${value('studentId')}, ${value('exam')}, ${value('editionId')}, ${value('year')}, ${value('title')},
      ${value('input')}, ${value('counts')}, ${value('details')}, ${value('result')}, ${value('isFree')}, ${SAME_QUESTION_DAYS})`)
    .prepare('save_prediction_run'),
);

/** Spends an attempt, unless the run is free, and saves the run. Does neither when none is left, or when the same question was answered from the same edition meanwhile: then `savedAt` is null. */
export async function saveRun(
  db: Db,
  run: NewRun,
  isFree: boolean,
): Promise<{ savedAt: Date | null; isExhausted: boolean }> {
  const { input, counts, details, ...own } = run;
  const [saved] = await savePredictionRun(db).execute({
    ...own,
    input: JSON.stringify(input),
    counts: JSON.stringify(counts),
    details: JSON.stringify(details),
    isFree,
  });
  if (saved === undefined) throw new Error('a run was neither saved nor refused');
  return saved;
}

export async function findRun(db: Db, studentId: string, id: string): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(predictionRuns)
    .where(and(eq(predictionRuns.id, id), eq(predictionRuns.studentId, studentId)));
  return run;
}

const ownRun = (db: Db, own: { id: string; studentId: string }) =>
  db.select({ id: predictionRuns.id }).from(predictionRuns).where(matches(predictionRuns, own));

/** Whether the student has such a run. */
export const hasRun = (db: Db, own: { id: string; studentId: string }): Promise<boolean> => isAny(ownRun(db, own));
/** The same; the run is not deleted before the transaction ends. */
export const holdRun = (tx: Db, own: { id: string; studentId: string }): Promise<boolean> =>
  isAny(ownRun(tx, own).for('key share'));

const FORMAT_OF = sql<number>`get_byte(substring(${predictionRuns.result} from 1 for 1), 0)`;
/** The number of rounds is at the start of the packed results, so only that part is read. */
const ROUNDS = sql<number>`get_byte(substring(${predictionRuns.result} from 1 for ${ROUNDS_AT + 1}::int), ${ROUNDS_AT}::int)`;

/** Which preferences the run set aside, because nothing fitted them. */
const RELAXED = sql<Relaxed | null>`${predictionRuns.details} ->> 'relaxed'`;

/** More runs than the largest plan and several top-ups allow. */
export const LISTED_RUNS = 200;
type Wanted = { exam?: Exam | undefined; after?: string | undefined; most: number };

/** A page of the student's runs without their results, the one asked last first, and where the next one begins. */
export async function readRuns(db: Db, studentId: string, { exam, after, most }: Wanted) {
  const { id, exam: ofExam, year, title, input, counts, createdAt, editionId, askedAt } = predictionRuns;
  const listed = {
    id,
    exam: ofExam,
    year,
    rounds: ROUNDS,
    format: FORMAT_OF,
    title,
    input,
    counts,
    createdAt,
    editionId,
    relaxed: RELAXED,
  };
  const rows = await db
    .select({ ...listed, exactly: exactMoment(askedAt) })
    .from(predictionRuns)
    .where(
      and(
        eq(predictionRuns.studentId, studentId),
        exam === undefined ? undefined : eq(ofExam, exam),
        isBehind({ at: askedAt, id }, 'newest', after),
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(most + 1);
  return cutPage(rows, most, (row) => ({ at: row.exactly, id: row.id }));
}

const runsOf = (studentId: string, exam: Exam) =>
  and(eq(predictionRuns.studentId, studentId), eq(predictionRuns.exam, exam));
const LAST_ASKED_FIRST = [desc(predictionRuns.askedAt), desc(predictionRuns.id)];

/** What the student asked in the runs of an exam, the one asked last first. */
export async function listRunInputs(db: Db, studentId: string, exam: Exam): Promise<Record<string, unknown>[]> {
  const { input } = predictionRuns;
  const runs = db.select({ input }).from(predictionRuns).where(runsOf(studentId, exam));
  return (await runs.orderBy(...LAST_ASKED_FIRST).limit(LISTED_RUNS)).map((run) => run.input);
}

/** The same with how many programmes of each band they found, and what they were made from. */
export function listRunCounts(db: Db, studentId: string, exam: Exam) {
  const { input, counts, year, editionId } = predictionRuns;
  const runs = db.select({ input, counts, year, editionId, relaxed: RELAXED }).from(predictionRuns);
  return runs
    .where(runsOf(studentId, exam))
    .orderBy(...LAST_ASKED_FIRST)
    .limit(LISTED_RUNS);
}

/** The run that was asked last, without its results, and the number of runs. */
export async function findLatestRun(db: Db, studentId: string) {
  const { id, exam, year, title, counts, createdAt, editionId, details } = predictionRuns;
  const { dataVersion } = predictionEditions;
  const [latest] = await db
    .select({
      ...{ id, exam, year, title, counts, createdAt, dataVersion, editionId },
      headline: sql<Headline | null>`${details} -> 'headline'`,
      runs: sql<number>`(count(*) over ())::int`,
    })
    .from(predictionRuns)
    .innerJoin(predictionEditions, eq(predictionEditions.id, editionId))
    .where(eq(predictionRuns.studentId, studentId))
    .orderBy(desc(predictionRuns.askedAt), desc(id))
    .limit(1);
  return latest;
}

/** The same question was asked again: this run is now the latest. */
export async function markAsked(db: Db, id: string): Promise<void> {
  await db.update(predictionRuns).set({ askedAt: sql`app_now()` }).where(eq(predictionRuns.id, id));
}

/** Whether there was such a run. */
export async function deleteRun(db: Db, studentId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(predictionRuns)
    .where(and(eq(predictionRuns.id, id), eq(predictionRuns.studentId, studentId)))
    .returning({ id: predictionRuns.id });
  return gone.length > 0;
}

/** Stores an edition, unless it is stored already. */
export const insertEdition = (db: Db, edition: typeof predictionEditions.$inferInsert) =>
  db.insert(predictionEditions).values(edition).onConflictDoNothing();

export async function hasEdition(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${predictionEditions} where id = ${id}`);
  return rows.length > 0;
}

export async function findEdition(db: Db, id: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: predictionEditions.content })
    .from(predictionEditions)
    .where(eq(predictionEditions.id, id));
  return found?.content;
}

export async function findTierName(db: Db, studentId: string): Promise<string | undefined> {
  const [student] = await db.select({ tierName: students.tierName }).from(students).where(eq(students.id, studentId));
  return student?.tierName;
}

/** The scores of the latest finished assessment that has a report. */
export async function findLatestScores(db: Db, studentId: string): Promise<Scores | null> {
  const [found] = await db
    .select({ scores: assessments.scores })
    .from(assessments)
    .where(
      and(eq(assessments.studentId, studentId), eq(assessments.state, 'completed'), ne(assessments.verdict, 'retake')),
    )
    .orderBy(desc(assessments.completedAt))
    .limit(1);
  return found?.scores ?? null;
}
