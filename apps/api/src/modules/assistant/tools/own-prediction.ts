import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { areSameCandidate } from '@dakhila/domain/lists/recommend/same-candidate';

/** A saved prediction of the student: what it was asked with, and for which year. */
export type OwnPrediction = { id: string; year: number; input: Readonly<Record<string, unknown>> };

/** The student's predictions for this very candidate. Percentages are what an attempt pays for: without a prediction of the year there are none. */
export const predictionsFor = (predictions: readonly OwnPrediction[], candidate: object): OwnPrediction[] =>
  predictions.filter(({ input }) => areSameCandidate(input, { ...candidate }));

/** The answers of a student: the profile, and where it says nothing of an exam the latest prediction. */
export function answersOf(profile: ExamProfile, exam: Exam, [latest]: readonly OwnPrediction[]): ExamProfile {
  const part = exam === 'josaa' ? 'josaa' : 'mhtCet';
  if (latest === undefined || Object.keys(profile[part] ?? {}).length > 0) return profile;
  const { gender, pwd, preferences: _preferences, year: _year, ...answers } = latest.input;
  // Read by the contract when the prediction was made.
  return { ...({ gender, pwd } as ExamProfile), ...profile, [part]: answers };
}
