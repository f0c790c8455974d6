import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { figure } from '@dakhila/domain/assistant/plain-text';
import type { Said } from '@dakhila/domain/assistant/tool-types';
import { betterPercentile } from './my-profile.ts';

type Figures = Pick<Said, 'percentile' | 'rank'>;
type SavedFigures = { percentile: number | undefined; rank: number | undefined };

/** The common rank of a list, and the rank in the category. */
export const RANK_FIELDS = {
  'JEE Advanced': ['advancedCrl', 'advancedCategoryRank'],
  'JEE Main': ['mainCrl', 'mainCategoryRank'],
} as const;

export const savedCapFigures = ({ percentile, meritNumber }: NonNullable<ExamProfile['mhtCet']>): SavedFigures => ({
  percentile,
  rank: meritNumber,
});

/** What is saved of the list that a rank of the question is of. */
export function savedJeeFigures(
  { rank }: Figures,
  profile: ExamProfile,
  basis: 'JEE Advanced' | 'JEE Main',
): SavedFigures {
  const field = RANK_FIELDS[basis][rank?.list === 'category' ? 1 : 0];
  return { percentile: betterPercentile(profile), rank: profile.josaa?.[field] };
}

/** Whether every figure of the question is the saved one: then all saved answers hold. */
export const areSaved = ({ percentile, rank }: Figures, saved: SavedFigures): boolean =>
  (percentile === undefined || percentile === saved.percentile) && (rank === undefined || rank.value === saved.rank);

/** Notes on figures of the question that replace saved ones. */
export const figureNotes = ({ percentile, rank }: Figures, saved: SavedFigures): string[] => [
  ...(percentile === undefined || saved.percentile === undefined || percentile === saved.percentile
    ? []
    : [`${figure(percentile)} percentile, as you said, not ${figure(saved.percentile)}, which you saved`]),
  ...(rank === undefined || saved.rank === undefined || rank.value === saved.rank
    ? []
    : [`rank ${figure(rank.value)}, as you said, not ${figure(saved.rank)}, which you saved`]),
];
