import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { billingMessages } from '../messages.ts';

/** Says that the payment arrived and is being reviewed, so that the student does not pay twice. */
export function ReviewNotice({ plan, amount, className }: { plan: string; amount: number; className?: string }) {
  const messages = useMessages(billingMessages).checkout;
  return (
    <Notice
      variant="warning"
      title={fill(messages.reviewTitle, { plan, amount: rupees(amount) })}
      {...(className && { className })}
    >
      {messages.reviewText}
    </Notice>
  );
}
