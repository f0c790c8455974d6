import { payments } from '@dakhila/contract/payments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The orders of the student, newest first. */
export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: async ({ signal }) => (await call(payments.mine, undefined, { signal })).data,
});
