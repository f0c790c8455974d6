import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { evaluateChoices, openEstimator, optionBook } from '../lists/index.ts';
import type { Predictor } from '../predictor/index.ts';
import { openForecasts } from './tools/forecasts.ts';

const MOST = 3;

/** The choices of a list with the highest chances, as the list shows them; undefined while they can't be estimated. */
export async function surestChoices(
  { catalogue, predictor }: { catalogue: Catalogue; predictor: Predictor },
  exam: Exam,
  { choices, profile }: { choices: readonly ChoiceKey[]; profile: ExamProfile },
): Promise<{ choice: string; percent: number }[] | undefined> {
  if ((await openForecasts(predictor, exam)) === null) return undefined;
  const estimator = await openEstimator(predictor, exam, profile);
  if (estimator.student === null) return undefined;
  return evaluateChoices(estimator, optionBook(catalogue, exam), choices)
    .flatMap(({ line, estimate }) =>
      line === null || estimate?.state !== 'estimated'
        ? []
        : [{ choice: `${line.programme}, ${line.collegeName}`, percent: shownPercent(estimate.chances.at(-1) ?? 0) }],
    )
    .sort((one, other) => other.percent - one.percent)
    .slice(0, MOST);
}
