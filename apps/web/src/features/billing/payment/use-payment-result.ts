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
  // An upgrade returns to the sign-up's result page, but its student is signed in.
  const kind = route === 'signup' && order?.purpose === 'upgrade' ? 'upgrade' : route;

  const isPaid = order?.state === 'paid';
  const settle = useEffectEvent(() => {
    // Otherwise the payment page would order the same again.
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

/** Shorter than the client's limit of five minutes. */
const ANSWER_WITHIN_MS = 10_000;

/** Null if the server does not know the order. */
async function loadOrder(transactionId: string, signal: AbortSignal): Promise<OrderStatus | null> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  try {
    return (await call(payments.status, { params: { transactionId } }, { signal: deadline })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** About two minutes: by then the server has verified a reported failure. */
const MOST_FAILURE_CHECKS = 32;

/** Polls every 2 s for half a minute, then every 5 s, and every 15 s after some minutes; false to stop. */
function pauseMs(state: OrderStatus['state'] | undefined, answers: number): number | false {
  const isAwaited = state === 'processing' || (state === 'failed' && answers <= MOST_FAILURE_CHECKS);
  if (!isAwaited) return false;
  if (answers <= 15) return 2000;
  return answers <= 45 ? 5000 : 15_000;
}
