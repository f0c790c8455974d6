import { type OrderStatus, payments } from '@dakhila/contract/payments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** A student with a receipt in the other hand should not wait for the client's five minutes. */
const ANSWER_WITHIN_MS = 10_000;

const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404;

/** The server's word on an order: null when it knows none. Asks again while the order is open. */
export const paymentQuery = (transactionId: string) =>
  queryOptions({
    queryKey: ['payment', transactionId],
    queryFn: async ({ signal }): Promise<OrderStatus | null> => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
      try {
        return (await call(payments.status, { params: { transactionId } }, { signal: patience })).data;
      } catch (error) {
        if (error instanceof Error && isNotFound(error)) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? pauseMs(state.dataUpdateCount) : false),
  });

/** 2 s for the first half minute, when most answers come, then 5 s, and 15 s after some minutes. */
export function pauseMs(answers: number): number {
  if (answers <= 15) return 2000;
  return answers <= 45 ? 5000 : 15_000;
}
