import { signup } from '@dakhila/contract/signup';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useNavigate } from '../../../lib/navigation.tsx';
import { signupEmail } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UnlessSignedUp } from '../checkout/finished-signup.tsx';
import { savedChoice } from '../checkout/plan-choice.ts';
import { NotReadyToPay, usePaymentStart } from '../checkout/use-payment-start.ts';
import { paymentMessages } from './messages.ts';

const RETURN_AFTER_MS = 3000;

/** A failure is shown for 3 s, then the plans. */
export const SignupPaymentScreen = () => (
  <UnlessSignedUp>
    <PaymentStart />
  </UnlessSignedUp>
);

function PaymentStart() {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  const failure = usePaymentStart(async () => {
    const choice = savedChoice();
    const email = signupEmail.read();
    if (!choice) throw new NotReadyToPay(messages.noTier);
    if (!email) throw new NotReadyToPay(messages.noEmail);
    return call(signup.selectTier, { body: { email, ...choice } });
  }, paths.subscription);

  useEffect(() => {
    // The student has to choose, so the page stays.
    if (!failure || failure.nextScreen) return;
    const timer = setTimeout(() => navigate(paths.subscription, { replace: true }), RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [failure, navigate]);

  return (
    <PublicPage title={messages.title} hasHomeLink={failure !== null}>
      <Card padding="roomy" className="m-auto w-full max-w-md">
        {failure ? (
          <ErrorState
            level={1}
            heading={messages.errorTitle}
            className="!p-0"
            action={
              failure.nextScreen ? (
                <ButtonLink to={paths[failure.nextScreen]} replace>
                  {failure.nextScreen === 'signup' ? messages.startSignup : messages.logIn}
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.subscription} replace>
                  {messages.backToSubscription}
                </ButtonLink>
              )
            }
          >
            <p className="font-medium text-danger">{failure.message}</p>
            {!failure.nextScreen && <p className="mt-2 text-sm">{messages.returning}</p>}
          </ErrorState>
        ) : (
          <div role="status" className="flex flex-col items-center gap-5 py-6 text-center">
            <Spinner className="text-[2.5rem] text-ink" />
            <h1 className="max-w-xs text-lg">{messages.redirecting}</h1>
          </div>
        )}
      </Card>
    </PublicPage>
  );
}
