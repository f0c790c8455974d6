import { type OrderStatus, payments } from '@dakhila/contract/payments';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** A student with a receipt in the other hand should not wait for the client's five minutes. */
const ANSWER_WITHIN_MS = 10_000;

/** The server's word on an order: null when it knows none. */
export async function loadOrder(transactionId: string, signal: AbortSignal): Promise<OrderStatus | null> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  try {
    return (await call(payments.status, { params: { transactionId } }, { signal: patience })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** So many looks take some two minutes: by then the server has asked whether a failure that it was told of is one. */
const LOOKS_AT_FAILURE = 32;

/**
 * How long to wait before the next look at an order, or false when there is nothing to wait for: 2 s for the first half minute, when most answers come, then 5 s, and
 * 15 s after some minutes.
 */
export function pauseMs(state: OrderStatus['state'] | undefined, answers: number): number | false {
  const isAwaited = state === 'processing' || (state === 'failed' && answers <= LOOKS_AT_FAILURE);
  if (!isAwaited) return false;
  if (answers <= 15) return 2000;
  return answers <= 45 ? 5000 : 15_000;
}
