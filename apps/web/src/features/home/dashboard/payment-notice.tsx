import type { Dashboard } from '@dakhila/contract/dashboard';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReviewNotice } from '../../billing/index.ts';
import { dashboardMessages } from './messages.ts';

/** Says that a payment is not known yet or is looked at by our team, to whoever paid and lost the answer as to whoever turned back. */
export function PaymentNotice({ payment }: { payment: Dashboard['payment'] }) {
  const words = useMessages(dashboardMessages).payment;
  if (!payment) return null;
  if (payment.state === 'review') return <ReviewNotice plan={payment.plan} amount={payment.amount} />;
  return (
    <Notice
      title={fill(words.title, { plan: payment.plan, amount: rupees(payment.amount) })}
      action={
        <ButtonLink to={paths.payment} variant="secondary" size="small">
          {words.action}
        </ButtonLink>
      }
    >
      {words.text}
    </Notice>
  );
}
