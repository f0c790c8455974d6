import type { CapCandidate, JosaaCandidate } from './candidate.ts';
import { categoryRankNeeded, INPUT_SENTENCES } from './input-sentences.ts';

/** Field → what is wrong with it. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Errors of a JEE candidate over several fields: no rank at all, or a category without its rank. */
export function josaaProblems(candidate: JosaaCandidate): FieldProblems {
  const { category, mainCrl, mainCategoryRank, advancedCrl, advancedCategoryRank } = candidate;
  const hasPercentile = hasAny(candidate, JEE_PERCENTILE_FIELDS);
  if (!hasPercentile && !hasAny(candidate, JOSAA_RANK_FIELDS)) return { mainCrl: INPUT_SENTENCES.noRank };
  // With a percentile the category rank is estimated.
  if (category === 'OPEN' || hasPercentile) return {};
  const hasPaperRank = mainCrl ?? mainCategoryRank ?? advancedCrl ?? advancedCategoryRank;
  if (hasPaperRank === undefined || mainCategoryRank !== undefined || advancedCategoryRank !== undefined) return {};
  const paper = mainCrl === undefined ? 'Advanced' : 'Main';
  const field = mainCrl === undefined ? 'advancedCategoryRank' : 'mainCategoryRank';
  return { [field]: categoryRankNeeded(category, paper) };
}

/** Errors of a CAP candidate over several fields: no rank at all. */
export function capProblems(candidate: CapCandidate): FieldProblems {
  if (hasAny(candidate, ALL_INDIA_FIELDS)) return {};
  if (candidate.candidature === 'outside') return { jeeMainRank: INPUT_SENTENCES.noJeeRank };
  return hasAny(candidate, ['percentile', 'meritNumber']) ? {} : { percentile: INPUT_SENTENCES.noMerit };
}

/** The ranks a JoSAA candidate may name, in the order of the form. */
export const JOSAA_RANK_FIELDS = [
  'mainCrl',
  'mainCategoryRank',
  'mainPwdRank',
  'mainCategoryPwdRank',
  'advancedCrl',
  'advancedCategoryRank',
  'advancedPwdRank',
  'advancedCategoryPwdRank',
  'architectureCrl',
  'architectureCategoryRank',
  'planningCrl',
  'planningCategoryRank',
] as const satisfies readonly (keyof JosaaCandidate)[];

/** The percentiles a JoSAA candidate may name, by session. */
export const JEE_PERCENTILE_FIELDS = [
  'mainPercentile',
  'mainSecondPercentile',
] as const satisfies readonly (keyof JosaaCandidate)[];

const ALL_INDIA_FIELDS = [
  'jeeMainRank',
  'jeeMainPercentile',
  'allIndiaMeritNumber',
] as const satisfies readonly (keyof CapCandidate)[];

function hasAny<T>(candidate: T, fields: readonly (keyof T)[]): boolean {
  return fields.some((field) => candidate[field] !== undefined);
}
