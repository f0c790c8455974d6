import type { Scores } from '@dakhila/domain/assessment/score';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assessments } from '../../db/schema/index.ts';

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

/** The scores of the latest finished assessment that carries a report. */
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
