import type { PaymentStart } from '@dakhila/contract/plans';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { signupEmail } from '../../../lib/stored.ts';
import { billingMessages } from '../messages.ts';
import { isPageAddress, leaveForGateway } from './leave-for-gateway.ts';

/** Something is missing before the payment can begin. */
export class NotReadyToPay extends Error {}

type Begin = () => Promise<{ data?: PaymentStart; message?: string | undefined }>;

/** Orders once when the page opens, and returns the failure if there is one. */
export function usePaymentStart(begin: Begin, planPath: string): SignupFailure | null {
  const messages = useMessages(billingMessages).checkout;
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  // React runs effects twice in development: the second run reuses the order of the first.
  const begun = useRef<ReturnType<Begin> | null>(null);
  const start = useEffectEvent(begin);
  const leave = useEffectEvent(({ data, message }: Awaited<ReturnType<Begin>>) => {
    if (data && isPageAddress(data.gatewayURL)) leaveForGateway(data, planPath);
    else setFailure({ message: message || messages.paymentFailed, nextScreen: null });
  });
  const fail = useEffectEvent((error: unknown) =>
    setFailure(
      error instanceof NotReadyToPay
        ? { message: error.message, nextScreen: null }
        : failureOf(error, messages.paymentFailed),
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

  // By then this page has the address of the plans.
  useRestoredPage(() => window.location.reload());
  return failure;
}

/** `nextScreen`: an expired sign-up begins again, a finished one logs in. */
export type SignupFailure = { message: string; nextScreen: 'signup' | 'login' | null };

const NEXT_SCREENS: Record<string, SignupFailure['nextScreen']> = {
  'no-pending-signup': 'signup',
  'already-registered': 'login',
};

/** A sign-up that is over is removed from this browser. */
export function failureOf(error: unknown, fallback: string): SignupFailure {
  const nextScreen = (error instanceof ApiError && NEXT_SCREENS[error.code]) || null;
  if (nextScreen) signupEmail.remove();
  return { message: serverMessageOf(error, fallback), nextScreen };
}

/** Called when the browser restores this page after Back. */
export function useRestoredPage(callback: () => void): void {
  const onShown = useEffectEvent(callback);
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) onShown();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
