import { payments } from '@dakhila/contract/payments';
import { profile } from '@dakhila/contract/profile';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';

export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: async ({ signal }) => (await call(payments.invoices, undefined, { signal })).data,
});

/** The ledger page by page, newest first. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  initialPageParam: null as number | null,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === null ? {} : { before: String(pageParam) };
    return (await call(profile.ledger, { query }, { signal })).data;
  },
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
});
