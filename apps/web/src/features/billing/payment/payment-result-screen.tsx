import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { classNames } from '../../../lib/class-names.ts';
import { commonMessages } from '../../../lib/common-messages.ts';
import { indianDateTime, rupees } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SupportLine } from '../../../ui/support-line.tsx';
import { paymentMessages } from './messages.ts';
import { NEXT_PAGES, type PaymentResult, type ResultKind, type ResultState } from './result-of.ts';
import { usePaymentResult } from './use-payment-result.ts';

export function PaymentResultScreen({ route }: { route: ResultKind }) {
  const messages = useMessages(paymentMessages).result;
  const { tryAgain } = useMessages(commonMessages).ui;
  const { result, kind, isAsking, askAgain } = usePaymentResult(route);
  const { state, unconfirmed, message } = result;
  const title = messages.titles[state];
  // An unconfirmed result gets no text of ours.
  const textKey = state === 'successful' && result.amount === 0 ? 'nothingToPay' : state;
  const lead = message ?? (unconfirmed ? null : messages.texts[textKey]);
  return (
    <PublicPage title={title} hasFooter={false}>
      <Card padding="roomy" className="m-auto w-full max-w-lg">
        <div aria-live="polite" className="flex flex-col items-center text-center">
          <ResultSign state={unconfirmed ? 'error' : state} />
          <h1 className="mt-4 text-xl">{title}</h1>
          {lead && <p className="mt-2 max-w-reading text-balance text-quiet">{lead}</p>}
          {state === 'successful' && !unconfirmed && (
            <p className="mt-2 max-w-reading text-balance text-quiet">{messages.whatNext[kind]}</p>
          )}
        </div>
        {unconfirmed && (
          <Notice
            variant="warning"
            isLive
            className="mt-6"
            action={
              unconfirmed === 'silent' && (
                <Button size="small" variant="secondary" isBusy={isAsking} onClick={askAgain}>
                  {messages.checkAgain}
                </Button>
              )
            }
          >
            {messages.doubts[unconfirmed]}
          </Notice>
        )}
        <ResultFacts result={result} />
        {state === 'successful' && (
          <ButtonLink to={NEXT_PAGES[kind]} size="large" isFullWidth className="mt-6">
            {messages.buttons[kind]}
          </ButtonLink>
        )}
        {state === 'failed' && (
          <ButtonLink to={paths.payment} state={kind} size="large" isFullWidth className="mt-6">
            {tryAgain}
          </ButtonLink>
        )}
        {state === 'error' && (
          <ButtonLink to={paths.dashboard} size="large" isFullWidth className="mt-6">
            {messages.toStart}
          </ButtonLink>
        )}
        <SupportLine className="mt-4 text-center" />
      </Card>
    </PublicPage>
  );
}

const SIGNS = {
  review: { icon: Hourglass, look: 'bg-marigold-soft text-marigold-text' },
  successful: { icon: CircleCheck, look: 'bg-good-soft text-good-text' },
  failed: { icon: CircleX, look: 'bg-danger-soft text-danger' },
  refunding: { icon: Undo2, look: 'bg-ink-soft text-ink' },
  refunded: { icon: Undo2, look: 'bg-ink-soft text-ink' },
  error: { icon: TriangleAlert, look: 'bg-marigold-soft text-marigold-text' },
} as const;

const DISC = 'grid size-16 place-items-center rounded-full [&_svg]:size-8';

function ResultSign({ state }: { state: ResultState }) {
  if (state === 'processing') {
    return (
      <span className={classNames(DISC, 'bg-ink-soft text-ink')}>
        <Spinner />
      </span>
    );
  }
  const { icon: Icon, look } = SIGNS[state];
  return (
    <span className={classNames(DISC, look)}>
      <Icon aria-hidden="true" />
    </span>
  );
}

/** What was bought, for how much, when, and the id that support will ask for. */
function ResultFacts({ result }: { result: PaymentResult }) {
  const messages = useMessages(paymentMessages).result;
  const facts = [
    [messages.plan, result.plan],
    [messages.amount, result.amount === null ? null : rupees(result.amount)],
    [messages.time, result.timestamp === null ? null : indianDateTime(result.timestamp)],
    [messages.transactionId, result.transactionId],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="mt-6 divide-y rounded-control bg-sunken px-4 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 font-medium break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
