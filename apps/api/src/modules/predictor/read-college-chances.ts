import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/predictor-results';
import type { Language } from '@dakhila/domain/language/languages';
import type { PredictorNeeds } from './answer-run.ts';
import { listSavedRuns } from './list-saved-runs.ts';
import { askSaved, findSavedRun } from './saved-run.ts';
import { titleIn } from './title-in.ts';

/** What the student's newest prediction of the exam says of one college; null without a prediction. */
export async function readCollegeChances(
  needs: Pick<PredictorNeeds, 'db' | 'predictor' | 'editions'>,
  { studentId, exam, collegeId, language }: { studentId: string; exam: Exam; collegeId: string; language: Language },
): Promise<CollegeChances | null> {
  const [newest] = await listSavedRuns(needs, studentId, exam);
  if (newest === undefined) return null;
  const { id: runId, title, year, createdAt, isOutdated } = newest;
  const results = await askSaved(needs, await findSavedRun(needs, studentId, runId), 'ofCollege', { collegeId });
  return { runId, title: titleIn(language, title), year, createdAt, isOutdated, results };
}
