import { deskCoupons } from '@dakhila/contract/desk/coupons';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';

export const COUPONS_KEY = ['coupons'];

export const useCoupons = () =>
  useQuery({
    queryKey: COUPONS_KEY,
    queryFn: async ({ signal }) => (await call(deskCoupons.list, undefined, signal)).data,
  });
