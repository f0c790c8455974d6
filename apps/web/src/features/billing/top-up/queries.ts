import type { TopUpKind } from '@dakhila/domain/billing/tier';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { TOP_UP_PAGES } from './top-up-pages.ts';

/** The tiers that one kind of top-up sells. */
export const topUpTiersQuery = (kind: TopUpKind) =>
  queryOptions({
    queryKey: ['top-up-tiers', kind],
    queryFn: async ({ signal }) => {
      const { calls, isListed } = TOP_UP_PAGES[kind];
      return (await call(calls.tiers, undefined, { signal })).data.filter(isListed);
    },
  });
