import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import { profile } from '@dakhila/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { FACTS } from '../../../colleges/index.ts';

/** The person behind the account, and how complete the profile is. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(profile.read, undefined, { signal })).data,
  staleTime: 0,
});

const CALLS = {
  branches: [colleges.courses, josaaColleges.courses],
  cities: [colleges.cities, josaaColleges.cities],
} as const;

/** The branches or the cities of both exams, each once, by name. */
export const preferenceOptionsQuery = (of: keyof typeof CALLS) =>
  queryOptions({
    ...FACTS,
    queryKey: ['preference-options', of],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(CALLS[of].map((endpoint) => call(endpoint, undefined, { signal })));
      return [...new Set(lists.flatMap(({ data }) => data))].sort((one, other) => one.localeCompare(other));
    },
  });
