import type { OrderPurpose } from '@dakhila/contract/payments';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { billingMessages } from '../messages.ts';

type OpenOrder = { plan: string; amount: number; purpose: OrderPurpose; state: 'processing' | 'review' };

/** Tells of a payment that is not settled, so that nobody pays twice: it is under review, or not confirmed yet. */
export function OpenOrderNotice({ order, className }: { order: OpenOrder; className?: string }) {
  const words = useMessages(billingMessages).checkout;
  const facts = { plan: order.plan, amount: rupees(order.amount) };
  if (order.state === 'review')
    return (
      <Notice variant="warning" title={fill(words.reviewTitle, facts)} {...(className && { className })}>
        {words.reviewText}
      </Notice>
    );
  return (
    <Notice
      isLive
      title={fill(words.openTitle, facts)}
      {...(className && { className })}
      action={
        <ButtonLink to={paths.payment} state={order.purpose} variant="secondary" size="small">
          {words.openAction}
        </ButtonLink>
      }
    >
      {words.openText}
    </Notice>
  );
}
