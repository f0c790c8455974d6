import type { ProgrammesNear, SaidRank } from '@dakhila/domain/assistant/tool-types';
import type { OwnAnswers } from './own-prediction.ts';
import { RANK_FIELDS } from './saved-figures.ts';

type Input = ProgrammesNear['input'];

/**
 * A question that names no kind of institute. Only IITs use JEE Advanced: a rank of it, named or saved as such, asks for them.
 */
export function withLevelOfRank(input: Input, answers: OwnAnswers): Input {
  const { rank } = input.said;
  if (input.exam !== 'josaa' || input.level !== undefined || rank === undefined) return input;
  const isAdvanced =
    rank.exam === 'jee-advanced' ||
    (isOfEither(rank) && isSavedIn('JEE Advanced', rank, answers) && !isSavedIn('JEE Main', rank, answers));
  return isAdvanced ? { ...input, level: 'IIT' } : input;
}

/** A percentile that is asked about JEE seats and is the one saved for JEE Main needs no exam beside it. */
export function withExamOfPercentile(input: Input, { josaa }: OwnAnswers): Input {
  const { percentile, percentileExam } = input.said;
  const isSaved = percentile !== undefined && percentile === josaa?.mainPercentile;
  if (input.exam !== 'josaa' || percentileExam !== undefined || !isSaved) return input;
  return { ...input, said: { ...input.said, percentileExam: 'jee-main' } };
}

/** Whether a rank is taken for one of JEE Main without anybody having said so. */
export const isRankAssumed = ({ exam, level, said: { rank } }: Input, answers: OwnAnswers): boolean =>
  exam === 'josaa' &&
  level === undefined &&
  rank !== undefined &&
  isOfEither(rank) &&
  !isSavedIn('JEE Main', rank, answers);

const isOfEither = ({ exam, list }: SaidRank) => list !== 'merit' && (exam === undefined || exam === 'jee');

function isSavedIn(basis: keyof typeof RANK_FIELDS, { value, list }: SaidRank, { josaa }: OwnAnswers): boolean {
  const [common, ofCategory] = RANK_FIELDS[basis];
  return value === josaa?.[list === 'category' ? ofCategory : common];
}
