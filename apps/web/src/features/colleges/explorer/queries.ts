import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import type { Exam } from '@dakhila/contract/exam';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { FACTS } from '../shared/queries.ts';
import { queryOf, type SearchState } from './search-state.ts';

/** One page of a list. While another page of the same tab loads, the previous one stays. */
export const collegesQuery = (state: SearchState) =>
  queryOptions({
    ...FACTS,
    queryKey: ['colleges', state.exam, queryOf(state)] as const,
    queryFn: async ({ signal }) => {
      const { list } = state.exam === 'josaa' ? josaaColleges : colleges;
      return (await call(list, { query: queryOf(state) }, { signal })).data;
    },
    placeholderData: (before, query) => (query?.queryKey[1] === state.exam ? before : undefined),
  });

const OPTION_CALLS = {
  'mht-cet': { course: colleges.courses, university: colleges.universities, city: colleges.cities },
  josaa: {
    course: josaaColleges.courses,
    city: josaaColleges.cities,
    state: josaaColleges.states,
    collegeLevel: josaaColleges.levels,
  },
} as const;
export type OptionKey = 'course' | 'university' | 'city' | 'state' | 'collegeLevel';

export const optionsQuery = (exam: Exam, key: OptionKey) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college-options', exam, key],
    queryFn: async ({ signal }) => {
      const calls: Partial<Record<OptionKey, (typeof OPTION_CALLS)['mht-cet']['course']>> = OPTION_CALLS[exam];
      const endpoint = calls[key];
      return endpoint ? (await call(endpoint, undefined, { signal })).data : [];
    },
  });
