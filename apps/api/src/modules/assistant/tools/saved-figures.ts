import { figure } from '@dakhila/domain/assistant/plain-text';
import type { Said } from '@dakhila/domain/assistant/tool-types';
import { betterPercentile } from './my-profile.ts';
import { isFromPrediction, type OwnAnswers } from './own-prediction.ts';

type Figures = Pick<Said, 'percentile' | 'rank'>;
/** `isOfPrediction`: they were never saved in the profile. */
type SavedFigures = { percentile: number | undefined; rank: number | undefined; isOfPrediction: boolean };

/** The common rank of a list, and the rank in the category. */
export const RANK_FIELDS = {
  'JEE Advanced': ['advancedCrl', 'advancedCategoryRank'],
  'JEE Main': ['mainCrl', 'mainCategoryRank'],
} as const;

export const savedCapFigures = (answers: OwnAnswers): SavedFigures => ({
  percentile: answers.mhtCet?.percentile,
  rank: answers.mhtCet?.meritNumber,
  isOfPrediction: isFromPrediction(answers, 'mhtCet'),
});

/** What is saved of the list that a rank of the question is of. */
export function savedJeeFigures(
  { rank }: Figures,
  answers: OwnAnswers,
  basis: 'JEE Advanced' | 'JEE Main',
): SavedFigures {
  const field = RANK_FIELDS[basis][rank?.list === 'category' ? 1 : 0];
  return {
    percentile: betterPercentile(answers),
    rank: answers.josaa?.[field],
    isOfPrediction: isFromPrediction(answers, 'josaa'),
  };
}

/** Whether every figure of the question is the saved one: then all saved answers hold. */
export const areSaved = ({ percentile, rank }: Figures, saved: SavedFigures): boolean =>
  (percentile === undefined || percentile === saved.percentile) && (rank === undefined || rank.value === saved.rank);

/** Notes on figures of the question that replace saved ones. */
export function figureNotes({ percentile, rank }: Figures, saved: SavedFigures): string[] {
  const origin = saved.isOfPrediction ? ' from your latest prediction' : ', which you saved';
  return [
    ...(percentile === undefined || saved.percentile === undefined || percentile === saved.percentile
      ? []
      : [`${figure(percentile)} percentile, as you said, not ${figure(saved.percentile)}${origin}`]),
    ...(rank === undefined || saved.rank === undefined || rank.value === saved.rank
      ? []
      : [`rank ${figure(rank.value)}, as you said, not ${figure(saved.rank)}${origin}`]),
  ];
}
