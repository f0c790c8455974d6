import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';

/** What tells one result of a run from another: its line in the option form. */
export const resultKey = (result: PredictionResult): string =>
  choiceKeyOf(result) ?? `${result.collegeId} ${result.programme}`;
