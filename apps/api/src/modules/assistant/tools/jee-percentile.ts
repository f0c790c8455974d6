import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { figure } from '@dakhila/domain/assistant/plain-text';
import { figuresFor } from '@dakhila/domain/assistant/said';
import type { ProgrammesNear, Said } from '@dakhila/domain/assistant/tool-types';
import { JOSAA_CATEGORIES, type JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { estimateRanks, type Predictor } from '../../predictor/index.ts';
import { listOf } from './near-pools.ts';
import { josaaCategory } from './pool-rows.ts';

/** A rank that was estimated from a percentile of JEE Main, in words: what it was compared by, and how sure it is. */
export type EstimatedRank = { estimatedBy: string; assumption: string };

/** The category that JoSAA seats are looked for in. */
const ownCategory = ({ ews, category }: Said, { josaa }: ExamProfile): JosaaCategory => {
  const name = josaaCategory(ews === true ? 'EWS' : (category ?? josaa?.category ?? 'OPEN'));
  return JOSAA_CATEGORIES.find((one) => one === name) ?? 'OPEN';
};

/**
 * Puts the rank in place of a percentile of JEE Main, by the estimate of the predictor's form: the category rank of a reserved category, else the common rank.
 * Null where there is no such percentile, or where a rank was said, which is exact.
 */
export async function withEstimatedRank(
  { predictor }: { predictor: Pick<Predictor, 'examPredictor'> },
  input: ProgrammesNear['input'],
  profile: ExamProfile,
): Promise<{ input: ProgrammesNear['input']; estimated: EstimatedRank } | null> {
  if (input.exam !== 'josaa' || listOf(input.level) !== 'JEE Main') return null;
  const figures = figuresFor(input.said, 'jee-main');
  if (figures === 'other' || figures.rank !== undefined || figures.percentile === undefined) return null;
  const { percentile } = figures;
  const category = ownCategory(input.said, profile);
  const { curves } = await predictor.examPredictor('josaa');
  const estimate = estimateRanks(curves, { percentile, category });
  if (estimate === null) return null;
  const { rank, low, high } = estimate.category ?? estimate.common;
  const list = estimate.category === null ? 'crl' : 'category';
  return {
    input: { ...input, said: { ...input.said, percentile: undefined, rank: { value: rank, list, exam: 'jee-main' } } },
    estimated: {
      estimatedBy: `${figure(percentile)} percentile in JEE Main, about ${list === 'crl' ? 'CRL' : category} rank ${figure(rank)}`,
      assumption: `the rank as estimated from the percentile, 80% likely between ${figure(low)} and ${figure(high)}`,
    },
  };
}
