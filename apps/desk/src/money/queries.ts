import { deskOrders } from '@dakhila/contract/desk/orders';
import { deskSettlements } from '@dakhila/contract/desk/settlements';
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

export const WORK_KEY = ['orders', 'work'];

/** The two halves of the work list, in separate queries: when one fails, the other is still shown. */
export const useOrderWork = (mayRefund: boolean) =>
  useQuery({
    queryKey: [...WORK_KEY, 'orders'],
    enabled: mayRefund,
    queryFn: ({ signal }) => call(deskOrders.work, undefined, signal),
  });
export const useSettlementWork = (mayCompare: boolean) =>
  useQuery({
    queryKey: [...WORK_KEY, 'days'],
    enabled: mayCompare,
    queryFn: ({ signal }) => call(deskSettlements.work, undefined, signal),
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
