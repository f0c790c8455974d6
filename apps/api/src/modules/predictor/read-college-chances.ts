import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/saved-runs';
import type { Language } from '@dakhila/domain/language/languages';
import { labelOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { PredictorNeeds } from './answer-run.ts';
import { whyCollegeLeftOut } from './find-left-out.ts';
import { readSavedRuns } from './read-saved-runs.ts';
import { askSaved, findSavedRun } from './saved-run.ts';
import { titleIn } from './title-in.ts';

/** What the student's newest prediction of the exam says of one college; null without a prediction. */
export async function readCollegeChances(
  needs: Pick<PredictorNeeds, 'db' | 'predictor' | 'editions'>,
  { studentId, exam, collegeId, language }: { studentId: string; exam: Exam; collegeId: string; language: Language },
): Promise<CollegeChances | null> {
  const { runs } = await readSavedRuns(needs, studentId, { exam, most: 1 });
  const [newest] = runs;
  if (newest === undefined) return null;
  const { id: runId, title, year, createdAt, isOutdated, input } = newest;
  const run = await findSavedRun(needs, studentId, runId);
  const results = await askSaved(needs, run, 'ofCollege', { collegeId });
  const leftOut = results.length > 0 ? null : await whyCollegeLeftOut(needs.predictor, run, collegeId);
  return {
    ...(leftOut && { leftOut: { ...leftOut, missing: leftOut.missing.map((text) => say(language, text)) } }),
    ...{ runId, title: titleIn(language, title), year, createdAt, isOutdated },
    student: studentOf(input),
    results: results.map(({ seat, reserved, ...result }) => ({
      ...result,
      ...(seat !== undefined && { seat: say(language, labelOf(seat)) }),
      reserved: reserved && { ...reserved, seat: say(language, labelOf(reserved.seat)) },
    })),
  };
}

function studentOf(input: unknown): NonNullable<CollegeChances['student']> {
  const { category, gender, ews } = Object(input) as Record<string, unknown>;
  return {
    ...(typeof category === 'string' && { category }),
    ...(typeof gender === 'string' && { gender }),
    ...(ews === true && { ews }),
  };
}
