import { examProfile } from '@dakhila/contract/exam-profile';
import { payments } from '@dakhila/contract/payments';
import { profile } from '@dakhila/contract/profile';
import { upgrades } from '@dakhila/contract/top-ups';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** A key of its own, because this answer holds the completion too. */
export const storedProfileQuery = endpointQuery(['exam-profile', 'stored'], examProfile.read);

/** The plans that are better than the one the student has. */
export const upgradesQuery = endpointQuery(['upgrades'], upgrades.tiers);

/** The person behind the account, and how complete the profile is. */
export const profileQuery = endpointQuery(['profile'], profile.read, undefined, { staleTime: 0 });

export const invoicesQuery = endpointQuery(['invoices'], payments.invoices);

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
