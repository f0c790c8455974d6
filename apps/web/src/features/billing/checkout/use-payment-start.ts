import type { PaymentStart } from '@dakhila/contract/plans';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { billingMessages } from '../messages.ts';
import { failureOf, type SignupFailure } from './failure.ts';
import { isPageAddress, leaveForGateway } from './leave-for-gateway.ts';
import { useShownAgain } from './use-shown-again.ts';

/** Something is missing before the payment can begin; the page has its own sentence for it. */
export class NotReadyToPay extends Error {}

type Begin = () => Promise<{ data?: PaymentStart; message?: string | undefined }>;

/** Orders once when the page opens and sends the browser to the gateway. Answers with the reason when that failed. */
export function usePaymentStart(begin: Begin, planPath: string): SignupFailure | null {
  const words = useMessages(billingMessages).checkout;
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  // React runs effects twice in development: the second run joins the order of the first.
  const begun = useRef<ReturnType<Begin> | null>(null);
  const start = useEffectEvent(begin);
  const leave = useEffectEvent(({ data, message }: Awaited<ReturnType<Begin>>) => {
    if (data && isPageAddress(data.gatewayURL)) leaveForGateway(data, planPath);
    else setFailure({ message: message || words.paymentFailed, wayOut: null });
  });
  const fail = useEffectEvent((error: unknown) =>
    setFailure(
      error instanceof NotReadyToPay ? { message: error.message, wayOut: null } : failureOf(error, words.paymentFailed),
    ),
  );

  useEffect(() => {
    let isGone = false;
    begun.current ??= start();
    begun.current.then(
      (answer) => isGone || leave(answer),
      (error) => isGone || fail(error),
    );
    return () => {
      isGone = true;
    };
  }, []);

  // By then the address of this page is that of the plans.
  useShownAgain(() => window.location.reload());
  return failure;
}
