import type { ListResult } from '@dakhila/domain/lists/study/effect';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { first, requireFirst } from '../../../db/rows.ts';
import {
  listTrialConsents,
  listTrialDeclines,
  listTrialResults,
  listTrials,
  students,
} from '../../../db/schema/index.ts';

export type StoredStudy = typeof listTrials.$inferSelect;

/** The study in force; undefined where none was ever set. */
export const findStudy = (db: Db): Promise<StoredStudy | undefined> =>
  first(db.select().from(listTrials).orderBy(desc(listTrials.id)).limit(1));

/** The last study that drew: one that ended with a share of 1 can still be read. */
export const findLastDrawing = (db: Db): Promise<StoredStudy | undefined> =>
  first(db.select().from(listTrials).where(lt(listTrials.share, 1)).orderBy(desc(listTrials.id)).limit(1));

export const findStudyById = (db: Db, id: number): Promise<StoredStudy | undefined> =>
  first(db.select().from(listTrials).where(eq(listTrials.id, id)));

export const insertStudy = (db: Db, study: { share: number; salt: string }): Promise<StoredStudy> =>
  requireFirst(db.insert(listTrials).values(study).returning(), 'the study was not saved');

/** What a student answered to the study, and when they were born, if that is known. */
export async function findParticipant(db: Db, studentId: string) {
  const row = await first(
    db
      .select({
        birthDate: students.birthDate,
        agreedAt: listTrialConsents.agreedAt,
        declinedAt: listTrialDeclines.declinedAt,
      })
      .from(students)
      .leftJoin(listTrialConsents, eq(listTrialConsents.studentId, students.id))
      .leftJoin(listTrialDeclines, eq(listTrialDeclines.studentId, students.id))
      .where(eq(students.id, studentId)),
  );
  const { birthDate = null, agreedAt = null, declinedAt = null } = row ?? {};
  return { birthDate, isIn: agreedAt !== null, hasAnswered: agreedAt !== null || declinedAt !== null };
}

/**
 * Answers of one student are saved one after the other, so that the last one stands and only one of both is stored. Not `for update`: an outcome that is being
 * saved refers to the student while it holds the consent, and both would wait for each other.
 */
const lockAnswer = (db: Db, studentId: string) =>
  db.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');

export async function saveConsent(db: Db, studentId: string): Promise<void> {
  await lockAnswer(db, studentId);
  await db.delete(listTrialDeclines).where(eq(listTrialDeclines.studentId, studentId));
  await db.insert(listTrialConsents).values({ studentId }).onConflictDoNothing();
}

/** Ends a consent and deletes what was saved under it. */
export async function deleteConsent(db: Db, studentId: string): Promise<void> {
  await lockAnswer(db, studentId);
  await db.delete(listTrialConsents).where(eq(listTrialConsents.studentId, studentId));
  await db.delete(listTrialResults).where(eq(listTrialResults.studentId, studentId));
}

/** Saves a no, which ends a consent. */
export async function saveDecline(db: Db, studentId: string): Promise<void> {
  await deleteConsent(db, studentId);
  await db.insert(listTrialDeclines).values({ studentId }).onConflictDoNothing();
}

type Outcome = {
  trialId: number;
  listId: string;
  studentId: string;
  hasRecommendations: boolean;
  none: number;
  length: number;
};

/** Saves an outcome: the first one of a list stays, the last one is replaced. The locks keep list and consent until then, so that nothing is saved without them. */
export async function saveResult(db: Db, outcome: Outcome): Promise<void> {
  const { trialId, listId, studentId, hasRecommendations, none, length } = outcome;
  await db.execute(sql`
    insert into ${listTrialResults}
      (trial_id, list_id, student_id, has_recommendations, first_none, first_length, last_none, last_length)
    select ${trialId}::int, l.id, l.student_id, ${hasRecommendations}::boolean, ${none}::float8, ${length}::int, ${none}::float8, ${length}::int
      from preference_lists l join list_trial_consents c on c.student_id = l.student_id
     where l.id = ${listId} and l.student_id = ${studentId}
       for key share
    on conflict (trial_id, list_id) do update set last_none = excluded.last_none, last_length = excluded.last_length`);
}

/** Students of 18 or older. One whose birth date is unknown is not counted: most students are 17. */
export const isOfAge = sql`${students.birthDate} <= (app_now() at time zone 'Asia/Kolkata')::date - interval '18 years'`;

/** What a study saved, without students whose corrected birth date says that they are under 18. */
export const listResults = (db: Db, trialId: number): Promise<ListResult[]> => {
  const { studentId, hasRecommendations, firstNone, lastNone, firstLength, lastLength } = listTrialResults;
  return db
    .select({ studentId, hasRecommendations, firstNone, lastNone, firstLength, lastLength })
    .from(listTrialResults)
    .innerJoin(students, eq(students.id, studentId))
    .where(and(eq(listTrialResults.trialId, trialId), isOfAge));
};
