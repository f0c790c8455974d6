import { useEffect, useEffectEvent } from 'react';
import { useSearchParameters } from '../../../lib/navigation.tsx';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { rememberFinishedSignup } from '../checkout/finished-signup.tsx';
import { forgetChoice } from '../checkout/saved-choice.ts';
import { isAskable, readPaymentResponse } from './payment-response.ts';
import { loadOrder, pauseMs } from './queries.ts';
import type { ResultKind } from './result-kinds.ts';
import { resultOf, type ServerWord } from './result-of.ts';

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

  const word: ServerWord = order
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

  return { result: resultOf(response, word), kind, isAsking: isLoading, askAgain: reload };
}
