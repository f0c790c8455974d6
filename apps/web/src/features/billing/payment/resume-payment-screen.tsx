import { payments } from '@dakhila/contract/payments';
import { ORDER_PURPOSES } from '@dakhila/domain/billing/tier';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { leavePageFor } from '../../../lib/leave-page.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLocation, useNavigate } from '../../../lib/navigation.tsx';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorFace } from '../../../ui/error-face.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { FullScreenSpinner } from '../../../ui/spinner.tsx';
import { useAuthState } from '../../account/index.ts';
import { isPageAddress } from '../checkout/leave-for-gateway.ts';
import { billingMessages } from '../messages.ts';
import { wayToPay } from './way-to-pay.ts';

const loadCurrent = async (signal: AbortSignal) => (await call(payments.current, undefined, { signal })).data;

/** Leads to the payment under way, else to the right plans, else to the login page. Without an answer it asks again. */
export function ResumePaymentScreen() {
  const words = useMessages(billingMessages).payment;
  const authState = useAuthState();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isEnabled = authState !== 'loading';
  const { data, error, isFetching, refetch } = useLoad(loadCurrent, { key: 'current-payment', isEnabled });

  const lead = useEffectEvent(({ order, gatewayURL }: Awaited<ReturnType<typeof loadCurrent>>) => {
    const purpose = ORDER_PURPOSES.find((known) => known === state) ?? null;
    // Whoever tries one payment again is not led into another that happens to be open.
    const isMeant = !order || purpose === null || order.purpose === purpose;
    if (isMeant && isPageAddress(gatewayURL)) return leavePageFor(gatewayURL);
    const hasSignup = signupEmail.read() !== null;
    const visitor = { isSignedIn: authState === 'authenticated', hasSignup, purpose };
    navigate(wayToPay(isMeant ? order : null, visitor), { replace: true });
  });
  useEffect(() => {
    if (data) lead(data);
  }, [data]);

  if (!error || data) return <FullScreenSpinner />;
  return (
    <PublicPage title={words.title}>
      <ErrorFace
        level={1}
        heading={words.unknownTitle}
        action={
          <Button isBusy={isFetching} onClick={refetch}>
            {words.checkAgain}
          </Button>
        }
      >
        {messageOf(error)}
      </ErrorFace>
    </PublicPage>
  );
}
