import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { billingMessages } from '../messages.ts';

type PriceProps = { cost: number; discountPercent: number; price: number; hasCoupon: boolean };

/** What a tier costs now; the original cost is struck through beside it when a discount or a coupon applies. */
export function Price({ cost, discountPercent, price, hasCoupon }: PriceProps) {
  const words = useMessages(billingMessages).checkout;
  const isReduced = discountPercent > 0 || hasCoupon;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {isReduced && <span className="sr-only">{words.priceNow} </span>}
      <span className="text-2xl font-bold tracking-[-0.02em] tabular-nums">{rupees(price)}</span>
      {isReduced && (
        <span className="text-lg text-quiet tabular-nums">
          <span className="sr-only">{words.originalPrice} </span>
          <s>{rupees(cost)}</s>
        </span>
      )}
      {discountPercent > 0 && <Badge variant="good">{fill(words.percentOff, { percent: discountPercent })}</Badge>}
    </span>
  );
}
