import type { Tier } from '@dakhila/contract/plans';
import { priceOf } from '@dakhila/domain/billing/pricing';
import type { ReactNode } from 'react';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { billingMessages } from '../messages.ts';
import { couponOn, type PlanChoice } from './plan-choice.ts';

type OrderPanelProps = {
  choice: PlanChoice;
  tier: Tier | undefined;
  /** What stands in the way while nothing is chosen. */
  prompt: string;
  needsTerms: boolean;
  /** Coupon and terms. */
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
};

/** Below the cards: coupon and terms, and beside them what is to pay and the way on. */
export function OrderPanel({ choice, tier, prompt, needsTerms, children, action }: OrderPanelProps) {
  const words = useMessages(billingMessages).checkout;
  return (
    <Card className="mt-6 grid items-end gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:gap-10">
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
      <div className="flex min-w-0 flex-col gap-3">
        {tier ? (
          <p className="text-lg font-semibold tabular-nums">
            {fill(words.toPay, { plan: tier.name, price: rupees(priceOf(tier, couponOn(choice, tier._id))) })}
          </p>
        ) : (
          <p className="text-quiet">{prompt}</p>
        )}
        {tier && needsTerms && !choice.hasAcceptedTerms && <p className="text-sm text-quiet">{words.termsMissing}</p>}
        {action}
      </div>
    </Card>
  );
}
