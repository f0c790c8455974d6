import { type OrderStatus, payments } from '@dakhila/contract/payments';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSearchParameters } from '../../../lib/navigation.tsx';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { rememberFinishedSignup } from '../checkout/finished-signup.tsx';
import { forgetChoice } from '../checkout/plan-choice.ts';
import { isAskable, type ResultKind, readPaymentResponse, resultOf, type ServerAnswer } from './result-of.ts';

/** Reads the address, asks the server, and settles this browser once the money has come. */
export function usePaymentResult(route: ResultKind) {
  const parameters = useSearchParameters();
  const response = readPaymentResponse(parameters.get('paymentResponse'));
  const transactionId = response?.transactionId ?? null;
  const canAsk = isAskable(transactionId);
  const {
    data: order,
    error,
    isFetching: isLoading,
    refetch: reload,
  } = useLoad((signal) => loadOrder(transactionId ?? '', signal), {
    key: transactionId ?? '',
    isEnabled: canAsk,
    repeatAfterMs: (known, answers) => pauseMs(known?.state, answers),
  });

  const answer: ServerAnswer = order
    ? { kind: 'known', order }
    : { kind: !canAsk || order === null ? 'unknown' : error ? 'silent' : 'asking' };
  // An upgrade returns to the page of sign-ups, and its student is signed in already.
  const kind = route === 'signup' && order?.purpose === 'upgrade' ? 'upgrade' : route;

  const isPaid = order?.state === 'paid';
  const settle = useEffectEvent(() => {
    // The payment pages would order the same again.
    forgetChoice();
    if (kind !== 'signup') return;
    signupEmail.remove();
    rememberFinishedSignup();
  });
  useEffect(() => {
    if (isPaid) settle();
  }, [isPaid]);

  return { result: resultOf(response, answer), kind, isAsking: isLoading, askAgain: reload };
}

/** A student with a receipt in the other hand should not wait for the client's five minutes. */
const ANSWER_WITHIN_MS = 10_000;

/** The server's word on an order: null when it knows none. */
async function loadOrder(transactionId: string, signal: AbortSignal): Promise<OrderStatus | null> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  try {
    return (await call(payments.status, { params: { transactionId } }, { signal: patience })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** So many looks take some two minutes: by then the server has asked whether a failure that it was told of is one. */
const CHECKS_OF_FAILURE = 32;

/**
 * How long to wait before the next look at an order, or false when there is nothing to wait for: 2 s for the first half minute, when most answers come, then 5 s, and
 * 15 s after some minutes.
 */
function pauseMs(state: OrderStatus['state'] | undefined, answers: number): number | false {
  const isAwaited = state === 'processing' || (state === 'failed' && answers <= CHECKS_OF_FAILURE);
  if (!isAwaited) return false;
  if (answers <= 15) return 2000;
  return answers <= 45 ? 5000 : 15_000;
}
