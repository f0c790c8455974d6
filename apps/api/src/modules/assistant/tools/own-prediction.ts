import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { areSameCandidate } from '@dakhila/domain/lists/recommend/same-candidate';
import { type SavedDiffers, type SavedPrediction, savedDifference } from '@dakhila/domain/predictor/saved-difference';

/** A saved prediction of the student: what it was asked with, for which year, and from which forecasts it was made. */
export type OwnPrediction = SavedPrediction & { id: string; year: number };

type Forecasts = { id: string; year: number };
/** The saved prediction that answers a question best. `differs`: why what it shows may differ from today's figures. */
type Found = { id: string; differs?: SavedDiffers | undefined };

/** The student's predictions for this very candidate. Percentages are what an attempt pays for: without a prediction of the year there are none. */
export const predictionsFor = (predictions: readonly OwnPrediction[], candidate: object): OwnPrediction[] =>
  predictions.filter(({ input }) => areSameCandidate(input, { ...candidate }));

/** Of the predictions for a candidate the one of this year that is nearest to today's forecasts; undefined without one. */
export function savedFor(
  predictions: readonly OwnPrediction[],
  candidate: object,
  today: Forecasts,
): Found | undefined {
  const found = predictionsFor(predictions, candidate).flatMap((prediction): Found[] =>
    prediction.year === today.year ? [{ id: prediction.id, differs: savedDifference(prediction, today.id) }] : [],
  );
  const order = [undefined, 'narrowed', 'earlier'] as const;
  return order.flatMap((differs) => found.find((one) => one.differs === differs) ?? [])[0];
}

type Part = keyof ExamProfile;
/** What a student answered. `fromPrediction`: the parts that are of the latest prediction, because the profile has none. They may be a what-if. */
export type OwnAnswers = ExamProfile & { fromPrediction?: readonly Part[] };

export const isFromPrediction = ({ fromPrediction = [] }: OwnAnswers, part: Part): boolean =>
  fromPrediction.includes(part);

/** Where a part of the answers was found, in words. */
export const sourceOf = (answers: OwnAnswers, part: Part): string =>
  isFromPrediction(answers, part) ? 'your latest prediction' : 'your profile';

/** The answers of a student: the profile, and where it says nothing of an exam the latest prediction. */
export function answersOf(profile: OwnAnswers, exam: Exam, [latest]: readonly OwnPrediction[]): OwnAnswers {
  const part = exam === 'josaa' ? 'josaa' : 'mhtCet';
  if (latest === undefined || Object.keys(profile[part] ?? {}).length > 0) return profile;
  const { gender, pwd, preferences: _preferences, year: _year, ...answers } = latest.input;
  // Read by the contract when the prediction was made.
  const common = { gender, pwd } as ExamProfile;
  const parts: Part[] = profile.gender === undefined ? [part, 'gender'] : [part];
  const fromPrediction = [...(profile.fromPrediction ?? []), ...parts];
  return { ...common, ...profile, [part]: answers, fromPrediction };
}
