import type { Exam } from '@dakhila/contract/exam';
import type { Evidence } from '@dakhila/domain/lists/season-result';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAny, matches } from '../../db/rows.ts';
import {
  predictionEditions,
  preferenceLists,
  publishedOutcomes,
  seasonResults,
  students,
} from '../../db/schema/index.ts';
import { isOfAge } from './recommend/study-store.ts';

export type OfSeason = { studentId: string; exam: Exam; year: number };

/** Whether an answer says something about a chance. */
const hasEvidence = sql<boolean>`(${seasonResults.obtained} is not null or cardinality(${seasonResults.missed}) > 0)`;

/** What a student answered about the seasons of an exam, newest first: one a year. */
export const listAnswers = (db: Db, { studentId, exam }: Omit<OfSeason, 'year'>) => {
  const { year, result, choice, mayCount } = seasonResults;
  return db
    .select({ year, result, choice, mayCount, hasEvidence })
    .from(seasonResults)
    .where(matches(seasonResults, { studentId, exam }))
    .orderBy(desc(year));
};

/** Deletes the answer of a student for one season, or without a year for all seasons of an exam. */
export const deleteAnswers = (db: Db, { studentId, exam }: Omit<OfSeason, 'year'>, year?: number) =>
  db.delete(seasonResults).where(matches(seasonResults, { studentId, exam, ...(year !== undefined && { year }) }));

/** Lists with choices that were made by a day of India, latest change first. */
export const listListsMadeBy = (db: Db, { studentId, exam }: Omit<OfSeason, 'year'>, day: string) =>
  db
    .select()
    .from(preferenceLists)
    .where(
      and(
        matches(preferenceLists, { studentId, exam }),
        sql`cardinality(${preferenceLists.choices}) > 0`,
        sql`(${preferenceLists.createdAt} at time zone 'Asia/Kolkata')::date <= ${day}::date`,
      ),
    )
    .orderBy(sql`${preferenceLists.updatedAt} desc`, preferenceLists.id);

/** Whether forecasts that a list was estimated with were for a year. */
export const isEditionOf = (db: Db, id: string, year: number): Promise<boolean> =>
  isAny(
    db.select({ id: predictionEditions.id }).from(predictionEditions).where(matches(predictionEditions, { id, year })),
  );

/** False when the student had answered before: the first answer stays. */
export const insertResult = (
  db: Db,
  answered: Omit<typeof seasonResults.$inferInsert, 'answeredAt'>,
): Promise<boolean> =>
  isAny(db.insert(seasonResults).values(answered).onConflictDoNothing().returning({ year: seasonResults.year }));

/** The chances of the answers that may be counted, of all adults, without saying whose they are. A birth date may be corrected after an answer. Some answers say nothing about any chance. */
export const listEvidence = (db: Db, { exam, year }: Omit<OfSeason, 'studentId'>): Promise<Evidence[]> =>
  db
    .select({ obtained: seasonResults.obtained, missed: seasonResults.missed })
    .from(seasonResults)
    .innerJoin(students, eq(students.id, seasonResults.studentId))
    .where(and(matches(seasonResults, { exam, year, mayCount: true }), isOfAge, hasEvidence));

/** How many adults answered, by what they said. */
export const countResults = (db: Db, { exam, year }: Omit<OfSeason, 'studentId'>) =>
  db
    .select({ result: seasonResults.result, count: sql<number>`count(*)::int` })
    .from(seasonResults)
    .innerJoin(students, eq(students.id, seasonResults.studentId))
    .where(and(matches(seasonResults, { exam, year }), isOfAge))
    .groupBy(seasonResults.result);

/** Publishes the figures of a season, in place of those published before. */
export const publishOutcomes = (db: Db, { exam, year, answers, bands }: typeof publishedOutcomes.$inferInsert) =>
  db
    .insert(publishedOutcomes)
    .values({ exam, year, answers, bands })
    .onConflictDoUpdate({
      target: [publishedOutcomes.exam, publishedOutcomes.year],
      set: { answers, bands, publishedAt: sql`app_now()` },
    });

/** Every published season, newest first: two a year. */
export const listPublished = (db: Db) =>
  db.select().from(publishedOutcomes).orderBy(desc(publishedOutcomes.year), asc(publishedOutcomes.exam));
