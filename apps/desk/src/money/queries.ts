import { deskOrders } from '@dakhila/contract/desk/orders';
import { deskSettlements } from '@dakhila/contract/desk/settlements';
import type { OrderState } from '@dakhila/domain/billing/order';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../web/src/lib/paged-query.ts';
import { call } from '../api.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const useOrders = (state: OrderState | undefined, search: string) =>
  useInfiniteQuery(
    pagedQuery(['orders', state, search], async (from, options) => {
      const query = { ...(state && { state }), ...(search && { search }), ...from };
      return (await call(deskOrders.list, { query }, options)).data;
    }),
  );

export const WORK_KEY = ['orders', 'work'];

/** The two halves of the work list, in separate queries: when one fails, the other is still shown. */
export const useOrderWork = (mayRefund: boolean) =>
  useQuery({
    queryKey: [...WORK_KEY, 'orders'],
    enabled: mayRefund,
    queryFn: ({ signal }) => call(deskOrders.work, undefined, { signal }),
  });
export const useSettlementWork = (mayCompare: boolean) =>
  useQuery({
    queryKey: [...WORK_KEY, 'days'],
    enabled: mayCompare,
    queryFn: ({ signal }) => call(deskSettlements.work, undefined, { signal }),
  });

export const orderKey = (transactionId: string) => ['order', transactionId];

export const useOrder = (transactionId: string) =>
  useQuery(
    endpointQuery(
      orderKey(transactionId),
      deskOrders.read,
      { params: { transactionId } },
      // A colleague may confirm or withdraw a refund meanwhile.
      { retry: false, refetchInterval: 15_000 },
    ),
  );
