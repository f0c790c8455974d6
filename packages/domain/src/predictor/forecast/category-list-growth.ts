import { type QualifyingPercentile, RESERVED_CATEGORIES, type ReservedCategory } from '../exams/jee-category-share.ts';

/**
 * By year, the log of how much longer the list of a category was than the year before at the same percentile. JEE Advanced admits about the same number of
 * each category every year: where they are found within a smaller share of all candidates, more of the category stand above any percentile. Known from the
 * result of JEE Main in April. The mean of all categories is that of pools which take candidates of each, as those for PwD.
 */
export function categoryListGrowths(
  percentiles: readonly QualifyingPercentile[],
): (category: ReservedCategory | 'all', year: number) => number | undefined {
  const above = new Map(percentiles.map(({ year, category, percentile }) => [`${category} ${year}`, 100 - percentile]));
  const growthOf = (category: ReservedCategory, year: number) => {
    const [before, now] = [above.get(`${category} ${year - 1}`), above.get(`${category} ${year}`)];
    return before === undefined || now === undefined ? undefined : Math.log(before / now);
  };
  return (category, year) => {
    if (category !== 'all') return growthOf(category, year);
    const known = RESERVED_CATEGORIES.flatMap((own) => growthOf(own, year) ?? []);
    if (known.length < RESERVED_CATEGORIES.length) return undefined;
    return known.reduce((sum, growth) => sum + growth, 0) / known.length;
  };
}
