import { commonMessages } from '../../../lib/common-messages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { SupportLine } from '../../../ui/support-line.tsx';
import { billingMessages } from '../messages.ts';
import { ResultFacts } from './result-facts.tsx';
import { NEXT_PAGES, type ResultKind } from './result-kinds.ts';
import { ResultSign } from './result-sign.tsx';
import { usePaymentResult } from './use-payment-result.ts';

/** How a payment ended, on one design for all four addresses. */
export function PaymentResultScreen({ route }: { route: ResultKind }) {
  const words = useMessages(billingMessages).paymentResult;
  const { tryAgain } = useMessages(commonMessages).ui;
  const { result, kind, isAsking, askAgain } = usePaymentResult(route);
  const { face, doubt, message } = result;
  const title = words.titles[face];
  // What is not confirmed gets no words of ours.
  const ownWords = face === 'successful' && result.amount === 0 ? 'nothingToPay' : face;
  const lead = message ?? (doubt ? null : words.texts[ownWords]);
  return (
    <PublicPage title={title} hasFooter={false}>
      <Card padding="roomy" className="m-auto w-full max-w-lg">
        <div aria-live="polite" className="flex flex-col items-center text-center">
          <ResultSign face={doubt ? 'error' : face} />
          <h1 className="mt-4 text-xl">{title}</h1>
          {lead && <p className="mt-2 max-w-reading text-balance text-quiet">{lead}</p>}
          {face === 'successful' && !doubt && (
            <p className="mt-2 max-w-reading text-balance text-quiet">{words.whatNext[kind]}</p>
          )}
        </div>
        {doubt && (
          <Notice
            variant="warning"
            isLive
            className="mt-6"
            action={
              doubt === 'silent' && (
                <Button size="small" variant="secondary" isBusy={isAsking} onClick={askAgain}>
                  {words.checkAgain}
                </Button>
              )
            }
          >
            {words.doubts[doubt]}
          </Notice>
        )}
        <ResultFacts result={result} />
        {face === 'successful' && (
          <ButtonLink to={NEXT_PAGES[kind]} size="large" isFullWidth className="mt-6">
            {words.buttons[kind]}
          </ButtonLink>
        )}
        {face === 'failed' && (
          <ButtonLink to={paths.payment} state={kind} size="large" isFullWidth className="mt-6">
            {tryAgain}
          </ButtonLink>
        )}
        {face === 'error' && (
          <ButtonLink to={paths.dashboard} size="large" isFullWidth className="mt-6">
            {words.toStart}
          </ButtonLink>
        )}
        <SupportLine className="mt-4 text-center" />
      </Card>
    </PublicPage>
  );
}
