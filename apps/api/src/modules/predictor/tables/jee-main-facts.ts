import { JOSAA_CATEGORIES } from '@dakhila/domain/predictor/candidate';
import { RESERVED_CATEGORIES } from '@dakhila/domain/predictor/exams/jee-category-share';
import type { JeeFacts } from '@dakhila/domain/predictor/exams/jee-estimates';
import type { ExamFact } from '../../../catalogue/format/tables.ts';

/** NTA's name of the common list. */
const COMMON = 'UR';

/** What NTA published about JEE Main, oldest year first. */
export function jeeMainFacts(facts: readonly ExamFact[]): JeeFacts {
  const named = (name: string) =>
    facts
      .filter(({ fact }) => fact === name)
      .map(({ year, key, value }) => ({ year, key, value: Number(value) }))
      .sort((one, other) => one.year - other.year);
  const appeared = named('session1_candidates_appeared');
  const percentiles = named('qualifying_percentile_jee_advanced');
  return {
    candidates: named('candidates_appeared_unique').map(({ year, value }) => ({ year, count: value })),
    qualified: named('candidates_qualified_jee_advanced').flatMap(({ year, key, value }) => {
      const category = JOSAA_CATEGORIES.find((one) => one === (key === COMMON ? 'OPEN' : key));
      const percentile = percentiles.find((row) => row.year === year && row.key === key);
      return category === undefined || percentile === undefined
        ? []
        : [{ year, category, percentile: percentile.value, count: value }];
    }),
    qualifyingPercentiles: percentiles.flatMap(({ year, key, value }) => {
      const category = RESERVED_CATEGORIES.find((one) => one === key);
      return category === undefined ? [] : [{ year, category, percentile: value }];
    }),
    shares: appeared.flatMap(({ year, key, value }) => {
      const category = RESERVED_CATEGORIES.find((one) => one === key);
      const all = appeared.find((row) => row.year === year && row.key === 'ALL');
      return category === undefined || all === undefined ? [] : [{ year, category, share: value / all.value }];
    }),
  };
}
