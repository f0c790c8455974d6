import { examProfile } from '@dakhila/contract/exam-profile';
import { upgrades } from '@dakhila/contract/top-ups';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Apart from the forms' own reading: here the completion counts too. */
export const storedProfileQuery = queryOptions({
  queryKey: ['exam-profile', 'stored'],
  queryFn: async ({ signal }) => (await call(examProfile.read, undefined, { signal })).data,
});

/** The plans that are better than the one the student has. */
export const upgradesQuery = queryOptions({
  queryKey: ['upgrades'],
  queryFn: async ({ signal }) => (await call(upgrades.tiers, undefined, { signal })).data,
});
