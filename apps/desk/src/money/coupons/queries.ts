import { deskCoupons } from '@dakhila/contract/desk/coupons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';

export const COUPONS_KEY = ['coupons'];

/** The coupons by code, a page at a time. */
export const useCoupons = () =>
  useInfiniteQuery({
    queryKey: COUPONS_KEY,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { after: pageParam } : {};
      return (await call(deskCoupons.list, { query }, signal)).data;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
