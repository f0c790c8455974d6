import type { RankEstimate } from '@dakhila/contract/predictor';
import type { WithTexts } from '@dakhila/domain/messages/message';
import type { JosaaCategory } from '@dakhila/domain/predictor/candidate';
import type { Place } from '@dakhila/domain/predictor/exam';
import { type JeeCurves, jeeEstimates } from '@dakhila/domain/predictor/exams/jee-estimates';
import { josaaPlaces } from '@dakhila/domain/predictor/exams/josaa-lists';
import { rangeOf } from '@dakhila/domain/predictor/verdicts';

/** The ranks that a prediction takes for a JEE Main percentile. Null where no number of candidates is known. */
export function estimateRanks(
  curves: JeeCurves,
  { percentile, category }: { percentile: number; category: JosaaCategory },
): WithTexts<RankEstimate, 'explanation'> | null {
  const candidate = { mainPercentile: percentile, category, gender: 'other', homeState: '' } as const;
  const places = josaaPlaces(candidate, jeeEstimates(curves));
  const [common, own] = [places.get('mainCrl'), places.get('mainCategoryRank')];
  if (common === undefined) return null;
  return {
    year: curves.year,
    common: ranged(common),
    category: own === undefined ? null : ranged(own),
    explanation: common.note ?? '',
  };
}

const ranged = ({ rank, spread }: Place) => ({ rank, ...rangeOf(rank, spread) });
