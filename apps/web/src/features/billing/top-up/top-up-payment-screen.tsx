import { topUps } from '@dakhila/contract/top-ups';
import type { TopUpKind } from '@dakhila/domain/billing/tier';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { sentences } from '../../../lib/sentences.ts';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { savedChoice } from '../checkout/plan-choice.ts';
import { NotReadyToPay, usePaymentStart } from '../checkout/use-payment-start.ts';
import { billingMessages } from '../messages.ts';
import { topUpMessages } from './messages.ts';
import { TOP_UP_PAGES } from './top-up-pages.ts';

export function TopUpPaymentScreen({ kind }: { kind: TopUpKind }) {
  const messages = useMessages(topUpMessages);
  const { path, failedPayment } = TOP_UP_PAGES[kind];
  const failed = usePaymentStart(async () => {
    const body = savedChoice();
    if (!body) throw new NotReadyToPay(messages.kinds[kind].noTier);
    return call(topUps[kind].selectTier, { body });
  }, path);
  const failure = failed?.message ?? null;
  return failedPayment === 'return' ? (
    <ReturnOnFailure failure={failure} to={path} />
  ) : (
    <PaymentProgress title={messages.kinds[kind].title} failure={failure} backTo={path} />
  );
}

function ReturnOnFailure({ failure, to }: { failure: string | null; to: string }) {
  const messages = useMessages(billingMessages).checkout;
  const navigate = useNavigate();
  useEffect(() => {
    if (!failure) return;
    showToast({ title: messages.error, description: failure, variant: 'destructive' });
    navigate(to, { replace: true });
  }, [failure, to, messages, navigate]);
  return null;
}

function PaymentProgress({ title, failure, backTo }: { title: string; failure: string | null; backTo: string }) {
  const messages = useMessages(topUpMessages);
  return (
    <Card padding="roomy" className="mx-auto mt-8 max-w-md text-center">
      <h1 className="sr-only">{title}</h1>
      {failure ? (
        <>
          <p role="alert" className="font-medium text-danger">
            {sentences(failure)}
          </p>
          <ButtonLink to={backTo} replace variant="secondary" className="mt-5">
            {messages.backToTopUps}
          </ButtonLink>
        </>
      ) : (
        <p role="status" className="flex items-center justify-center gap-3">
          <Spinner className="text-xl text-ink" />
          {messages.initializing}
        </p>
      )}
    </Card>
  );
}
