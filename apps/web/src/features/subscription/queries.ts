import { signup } from '@dakhila/contract/signup';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { plansAmong } from './plans.ts';

/** The plans a student can sign up with. */
export const plansQuery = queryOptions({
  queryKey: ['signup', 'plans'],
  queryFn: async ({ signal }) => plansAmong((await call(signup.subscriptionTiers, undefined, { signal })).data),
});
