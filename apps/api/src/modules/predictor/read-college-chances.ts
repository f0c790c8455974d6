import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/predictor-results';
import type { PredictorNeeds } from './answer-run.ts';
import { listSavedRuns } from './list-saved-runs.ts';
import { askSaved, findSavedRun } from './saved-run.ts';

/** What the student's newest prediction of the exam says of one college; null without a prediction. */
export async function readCollegeChances(
  needs: Pick<PredictorNeeds, 'db' | 'predictor' | 'editions'>,
  { studentId, exam, collegeId }: { studentId: string; exam: Exam; collegeId: string },
): Promise<CollegeChances | null> {
  const [newest] = await listSavedRuns(needs, studentId, exam);
  if (newest === undefined) return null;
  const { id: runId, year, createdAt, isOutdated } = newest;
  const results = await askSaved(needs, await findSavedRun(needs, studentId, runId), 'ofCollege', { collegeId });
  return { runId, year, createdAt, isOutdated, results };
}
