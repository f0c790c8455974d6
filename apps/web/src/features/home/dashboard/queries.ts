import { dashboard } from '@dakhila/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Everything the first screen shows, in one call. What was done on another screen counts at once: it is never taken for fresh. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await call(dashboard.read, undefined, { signal })).data,
  staleTime: 0,
});
