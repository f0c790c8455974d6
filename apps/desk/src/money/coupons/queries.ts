import { deskCoupons } from '@dakhila/contract/desk/coupons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../../web/src/lib/paged-query.ts';
import { call } from '../../api.ts';

export const COUPONS_KEY = ['coupons'];

/** The coupons by code. */
export const useCoupons = () =>
  useInfiniteQuery(
    pagedQuery(COUPONS_KEY, async (query, options) => (await call(deskCoupons.list, { query }, options)).data),
  );
