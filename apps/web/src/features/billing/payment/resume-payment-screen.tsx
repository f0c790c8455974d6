import { type OrderPurpose, type OrderStatus, PLAN_PATHS, payments, RESULT_PATHS } from '@dakhila/contract/payments';
import { ORDER_PURPOSES } from '@dakhila/domain/billing/tier';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { leavePageFor } from '../../../lib/leave-page.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLocation, useNavigate } from '../../../lib/navigation.tsx';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { FullScreenSpinner } from '../../../ui/spinner.tsx';
import { useAuthState } from '../../account/index.ts';
import { isPageAddress } from '../checkout/leave-for-gateway.ts';
import { paymentMessages } from './messages.ts';

const loadCurrent = async (signal: AbortSignal) => (await call(payments.current, undefined, { signal })).data;

/** Opens the payment under way, else the right plans, else the login page. */
export function ResumePaymentScreen() {
  const messages = useMessages(paymentMessages);
  const authState = useAuthState();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isEnabled = authState !== 'loading';
  const { data, error, isFetching, refetch } = useLoad(loadCurrent, { key: 'current-payment', isEnabled });

  const lead = useEffectEvent(({ order, gatewayURL }: Awaited<ReturnType<typeof loadCurrent>>) => {
    const purpose = ORDER_PURPOSES.find((known) => known === state) ?? null;
    // A retry must not open the payment for another purpose.
    const isForThisPurpose = !order || purpose === null || order.purpose === purpose;
    if (isForThisPurpose && isPageAddress(gatewayURL)) return leavePageFor(gatewayURL);
    const hasSignup = signupEmail.read() !== null;
    const visitor = { isSignedIn: authState === 'authenticated', hasSignup, purpose };
    navigate(paymentPathOf(isForThisPurpose ? order : null, visitor), { replace: true });
  });
  useEffect(() => {
    if (data) lead(data);
  }, [data]);

  if (!error || data) return <FullScreenSpinner />;
  return (
    <PublicPage title={messages.title}>
      <ErrorState
        level={1}
        heading={messages.unknownTitle}
        action={
          <Button isBusy={isFetching} onClick={refetch}>
            {messages.checkAgain}
          </Button>
        }
      >
        {messageOf(error)}
      </ErrorState>
    </PublicPage>
  );
}

type Visitor = {
  isSignedIn: boolean;
  hasSignup: boolean;
  /** Null if the previous page did not say. */
  purpose: OrderPurpose | null;
};

const BUYABLE_AGAIN: OrderStatus['state'][] = ['failed', 'expired', 'refunding', 'refunded'];

/** The result page, the right plans, or the login page. */
export function paymentPathOf(order: OrderStatus | null, { isSignedIn, hasSignup, purpose }: Visitor): string {
  if (order && !BUYABLE_AGAIN.includes(order.state)) {
    return resultPageOf(order);
  }
  const wanted = order?.purpose ?? purpose ?? (isSignedIn ? 'predictions' : 'signup');
  if (wanted === 'signup') return hasSignup ? PLAN_PATHS.signup : paths.login;
  return isSignedIn ? PLAN_PATHS[wanted] : paths.login;
}

// Buying again could pay twice, so the result page asks the server.
function resultPageOf({ purpose, state, transactionId, plan, amount, updatedAt }: OrderStatus): string {
  const data = { transactionId, orderInfo: plan, amount, timestamp: updatedAt };
  const pending = state === 'processing' ? { pending: true } : {};
  const paymentResponse = JSON.stringify({ success: state === 'paid', ...pending, data });
  return `${RESULT_PATHS[purpose]}?${new URLSearchParams({ paymentResponse })}`;
}
