import { payments } from '@dakhila/contract/payments';
import { ORDER_PURPOSES } from '@dakhila/domain/billing/tier';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPageAddress } from '../../checkout/leave-for-gateway.ts';
import { call } from '../../lib/api.ts';
import { readStored } from '../../lib/browser-storage.ts';
import { leavePageFor } from '../../lib/leave-page.ts';
import { useAuthState } from '../../session/auth.tsx';
import { FullScreenSpinner } from '../../ui/spinner.tsx';
import { wayToPay } from './way-to-pay.ts';

/** Has no face: leads to the payment under way, else to the right plans, else to the login page. */
export function ResumePaymentScreen() {
  const authState = useAuthState();
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = useRef<ReturnType<typeof currentPayment> | null>(null);

  const lead = useEffectEvent(({ order, gatewayURL }: Awaited<ReturnType<typeof currentPayment>>) => {
    if (isPageAddress(gatewayURL)) return leavePageFor(gatewayURL);
    const visitor = {
      isSignedIn: authState === 'authenticated',
      hasSignup: readStored('signupEmail') !== null,
      purpose: ORDER_PURPOSES.find((known) => known === state) ?? null,
    };
    navigate(wayToPay(order, visitor), { replace: true });
  });

  useEffect(() => {
    if (authState === 'loading') return;
    let isGone = false;
    asked.current ??= currentPayment();
    asked.current.then((current) => isGone || lead(current));
    return () => {
      isGone = true;
    };
  }, [authState]);

  return <FullScreenSpinner />;
}

/** What the server knows of a payment under way; nothing when it cannot be asked. */
async function currentPayment() {
  try {
    return (await call(payments.current)).data;
  } catch {
    return { order: null, gatewayURL: null };
  }
}
