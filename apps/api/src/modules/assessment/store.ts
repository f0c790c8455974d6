import type { Norms } from '@dakhila/domain/assessment/norms';
import type { SectionId } from '@dakhila/domain/assessment/scales';
import type { Progress } from '@dakhila/domain/assessment/sitting';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { and, count, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { databaseNow, matches } from '../../db/rows.ts';
import {
  assessmentAnswers,
  assessmentNorms,
  assessmentSections,
  assessments,
  students,
} from '../../db/schema/index.ts';

export type SittingRow = typeof assessments.$inferSelect;

/** The student's own sitting; another student's or a deleted one is not found. `hold` locks it until the transaction ends. */
export async function requireSitting(
  db: Db,
  studentId: string,
  id: string,
  hold?: 'share' | 'update',
): Promise<SittingRow> {
  const query = db
    .select()
    .from(assessments)
    .where(and(matches(assessments, { id, studentId }), ne(assessments.state, 'deleted')));
  const [found] = await (hold === undefined ? query : query.for(hold));
  if (!found) throw new DomainError('not-found', { message: messageOf('assessment.notFound') });
  return found;
}

/** The latest sitting, also a deleted one: it decides whether the next one is free. */
export async function findLatest(db: Db, studentId: string): Promise<SittingRow | undefined> {
  const [found] = await db
    .select()
    .from(assessments)
    .where(eq(assessments.studentId, studentId))
    .orderBy(desc(assessments.startedAt), desc(assessments.id))
    .limit(1);
  return found;
}

/** Every sitting of a student, also deleted ones, latest first. There are few: each costs an assessment. */
export const listEverySitting = (db: Db, studentId: string): Promise<SittingRow[]> =>
  db
    .select()
    .from(assessments)
    .where(eq(assessments.studentId, studentId))
    .orderBy(desc(assessments.startedAt), desc(assessments.id))
    .limit(MOST_SITTINGS);
const MOST_SITTINGS = 20;

export async function insertSitting(db: Db, sitting: typeof assessments.$inferInsert): Promise<void> {
  await db.insert(assessments).values(sitting);
}

/** The sittings that were not deleted, latest first, each with how much was answered. */
export async function listSittings(db: Db, studentId: string) {
  return db
    .select({ sitting: assessments, answered: count(assessmentAnswers.item) })
    .from(assessments)
    .leftJoin(assessmentAnswers, eq(assessmentAnswers.assessmentId, assessments.id))
    .where(and(eq(assessments.studentId, studentId), ne(assessments.state, 'deleted')))
    .groupBy(assessments.id)
    .orderBy(desc(assessments.startedAt), desc(assessments.id));
}

export const countAnswers = (db: Db, assessmentId: string): Promise<number> =>
  db.$count(assessmentAnswers, eq(assessmentAnswers.assessmentId, assessmentId));

/** Starts the clock of a timed part, unless it runs already. */
export const insertSectionStart = (db: Db, assessmentId: string, section: SectionId) =>
  db.insert(assessmentSections).values({ assessmentId, section }).onConflictDoNothing();

type StoredAnswer = { choice: number; sequence: number; tookMs: number | null };
export type StoredProgress = Omit<Progress, 'answers'> & { answers: ReadonlyMap<string, StoredAnswer> };

/** The started parts, the answers so far, and the time of the database. */
export async function readProgress(db: Db, assessmentId: string): Promise<StoredProgress> {
  const began = await db.select().from(assessmentSections).where(eq(assessmentSections.assessmentId, assessmentId));
  const answered = await db.select().from(assessmentAnswers).where(eq(assessmentAnswers.assessmentId, assessmentId));
  return {
    startedAt: new Map(began.map(({ section, startedAt }) => [section, startedAt])),
    answers: new Map(answered.map(({ item, choice, sequence, tookMs }) => [item, { choice, sequence, tookMs }])),
    now: await databaseNow(db),
  };
}

export const nextSequence = ({ answers }: StoredProgress) =>
  1 + Math.max(0, ...[...answers.values()].map(({ sequence }) => sequence));

export type NewAnswer = { item: string; choice: number; sequence: number; tookMs?: number | undefined };

/** Saves answers; a later one that is stored stays. */
export async function upsertAnswers(db: Db, assessmentId: string, answers: readonly NewAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers
    // Always in the same order, so that two devices never deadlock.
    .toSorted((one, other) => (one.item < other.item ? -1 : 1))
    .map(({ item, choice, sequence, tookMs }) => ({ assessmentId, item, choice, sequence, tookMs: tookMs ?? null }));
  await db
    .insert(assessmentAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: [assessmentAnswers.assessmentId, assessmentAnswers.item],
      set: {
        choice: sql`excluded.choice`,
        sequence: sql`excluded.sequence`,
        tookMs: sql`excluded.took_ms`,
        savedAt: sql`app_now()`,
      },
      setWhere: sql`excluded.sequence > ${assessmentAnswers.sequence}`,
    });
}

type Result = Required<Pick<SittingRow, 'verdict' | 'scores' | 'normsId'>>;

export async function completeSitting(db: Db, id: string, result: Result): Promise<SittingRow | undefined> {
  const [done] = await db
    .update(assessments)
    .set({ ...result, state: 'completed', completedAt: sql`app_now()` })
    .where(eq(assessments.id, id))
    .returning();
  return done;
}

/** Deletes answers and scores; that the sitting existed, and whether it was finished, stays. */
export async function emptySitting(db: Db, id: string): Promise<void> {
  await db.delete(assessmentAnswers).where(eq(assessmentAnswers.assessmentId, id));
  await db.delete(assessmentSections).where(eq(assessmentSections.assessmentId, id));
  await db.update(assessments).set({ state: 'deleted', scores: null, normsId: null }).where(eq(assessments.id, id));
}

/** Whether the student began a timed part in an earlier sitting: there is one form of each, so the questions were the same. */
export async function hasMetQuestionsBefore(db: Db, { studentId, startedAt }: SittingRow): Promise<boolean> {
  const [found] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .leftJoin(assessmentSections, eq(assessmentSections.assessmentId, assessments.id))
    .where(
      and(
        eq(assessments.studentId, studentId),
        lt(assessments.startedAt, startedAt),
        // A deleted sitting has no parts any more, but a finished one had them all.
        or(isNotNull(assessmentSections.section), isNotNull(assessments.completedAt)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function findFirstName(db: Db, studentId: string): Promise<string> {
  const [student] = await db.select({ firstName: students.firstName }).from(students).where(eq(students.id, studentId));
  if (!student) throw new DomainError('not-signed-in');
  return student.firstName;
}

/** The latest finished sitting that carries a report. */
export async function findReported(db: Db, studentId: string): Promise<SittingRow | undefined> {
  const [found] = await db
    .select()
    .from(assessments)
    .where(and(matches(assessments, { studentId, state: 'completed' }), ne(assessments.verdict, 'retake')))
    .orderBy(desc(assessments.completedAt))
    .limit(1);
  return found;
}

/** A finished sitting by its id alone, for readers with a link. */
export async function findCompleted(db: Db, id: string): Promise<SittingRow | undefined> {
  const [found] = await db
    .select()
    .from(assessments)
    .where(matches(assessments, { id, state: 'completed' }));
  return found;
}

/** Our own norms for a version of the questions, if there are any yet. */
export async function findNewestNorms(db: Db, instrumentVersion: string) {
  const [found] = await db
    .select()
    .from(assessmentNorms)
    .where(eq(assessmentNorms.instrumentVersion, instrumentVersion))
    .orderBy(desc(assessmentNorms.id))
    .limit(1);
  return found;
}

export async function findNorms(db: Db, id: number): Promise<Norms | undefined> {
  const [found] = await db
    .select({ content: assessmentNorms.content })
    .from(assessmentNorms)
    .where(eq(assessmentNorms.id, id));
  return found?.content;
}

export const insertNorms = (db: Db, norms: typeof assessmentNorms.$inferInsert) =>
  db.insert(assessmentNorms).values(norms);

/** Whether the student has finished an assessment that carries a report; it stays finished when its report is deleted. */
export async function hasCompletedAssessment(db: Db, studentId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(
      and(eq(assessments.studentId, studentId), isNotNull(assessments.completedAt), ne(assessments.verdict, 'retake')),
    )
    .limit(1);
  return found !== undefined;
}
