import { rupees } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { checkoutMessages } from './messages.ts';

/** Says that a payment has arrived and that a person looks at it, so that nobody pays twice. */
export function ReviewNotice({ plan, amount, className }: { plan: string; amount: number; className?: string }) {
  const words = useMessages(checkoutMessages);
  return (
    <Notice variant="warning" title={words.reviewTitle(plan, rupees(amount))} {...(className && { className })}>
      {words.reviewText}
    </Notice>
  );
}
