import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { billingMessages } from '../messages.ts';

/** Tells that the payment arrived and is being reviewed, so that nobody pays twice. */
export function ReviewNotice({ plan, amount, className }: { plan: string; amount: number; className?: string }) {
  const words = useMessages(billingMessages).checkout;
  return (
    <Notice
      variant="warning"
      title={fill(words.reviewTitle, { plan, amount: rupees(amount) })}
      {...(className && { className })}
    >
      {words.reviewText}
    </Notice>
  );
}
