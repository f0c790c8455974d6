import { deskOrders } from '@dakhila/contract/desk/orders';
import type { OrderState } from '@dakhila/domain/billing/order';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

export const useOrders = (state: OrderState | undefined, search: string) =>
  useInfiniteQuery({
    queryKey: ['orders', state, search],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(state && { state }), ...(search && { search }), ...(pageParam && { after: pageParam }) };
      return (await call(deskOrders.list, { query }, signal)).data;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useWork = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['orders', 'work'],
    enabled: isAllowed,
    queryFn: ({ signal }) => call(deskOrders.work, undefined, signal),
  });

export const orderKey = (transactionId: string) => ['order', transactionId];

export const useOrder = (transactionId: string) =>
  useQuery({
    queryKey: orderKey(transactionId),
    retry: false,
    // A colleague may confirm or withdraw a refund meanwhile.
    refetchInterval: 15_000,
    queryFn: async ({ signal }) => (await call(deskOrders.read, { params: { transactionId } }, signal)).data,
  });
