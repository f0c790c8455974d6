import type { CapCandidate, JosaaCandidate } from './candidate.ts';

/** The largest numbers that a rank list or a merit list of CAP can have; the sentences name them. */
export const WORST_RANK = 2_500_000;
export const WORST_MERIT_NUMBER = 1_000_000;
/** Up to here, what is typed as a merit number is often a percentile or marks, so the form says how good it is. */
export const BEST_MERIT_NUMBER = 1000;

/** The messages under an invalid field. The server and the English screen share these. */
export const INPUT_SENTENCES = {
  rank: 'A rank is a whole number from 1 to 25,00,000',
  percentile: 'A percentile is a number from 0 to 100',
  meritNumber: 'A merit number is a whole number from 1 to 10,00,000',
  homeState: 'Choose the state or UT where you first took Class XII',
  homeUniversity: 'Choose your home university from the list',
  minority: 'Choose your community from the list',
  year: 'A year has four digits',
  futureYear: 'This year is in the future',
  noRank: 'Enter at least one rank, or your JEE Main percentile',
  noMerit: 'Enter your MHT-CET percentile or your state merit number',
  noJeeRank:
    'From outside Maharashtra, you get All India seats through JEE Main. Enter your JEE Main rank or percentile',
} as const;

/** The rank that a reserved candidate must give as well. */
const categoryRankNeeded = (category: string, paper: 'Main' | 'Advanced'): string =>
  `Enter your ${category} rank for JEE ${paper}. ${category} seats use it, not the common rank`;

/** Recognises the sentence above, with category and paper. */
export const CATEGORY_RANK_NEEDED = /^Enter your (\S+) rank for JEE (Main|Advanced)\. /;

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
