import { examProfile } from '@dakhila/contract/exam-profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** What the student saved about both exams, for every screen that starts from it. */
export const examProfileQuery = queryOptions({
  queryKey: ['exam-profile'],
  queryFn: async ({ signal }) => (await call(examProfile.read, undefined, { signal })).data.profile,
});
