import type { Outcome } from '@dakhila/domain/billing/order';
import { z } from 'zod';
import type { Evidence } from '../../../ports.ts';

/** A payment link, as far as we read it. Amounts are paise. */
export const PaymentLink = z.object({
  id: z.string(),
  reference_id: z.string(),
  amount: z.coerce.number().int(),
  amount_paid: z.coerce.number().int(),
  currency: z.string(),
  short_url: z.string(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  payments: z
    .array(z.object({ payment_id: z.string(), status: z.string(), amount: z.coerce.number().int().optional() }))
    .nullish(),
});
export type PaymentLink = z.output<typeof PaymentLink>;
export const PaymentLinks = z.object({ payment_links: z.array(PaymentLink) });

/** A failed try leaves a link open: the customer may pay by another way. Only we can cancel it. */
const OUTCOMES: Record<PaymentLink['status'], Outcome> = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'failed',
  expired: 'expired',
};

type Told = { eventId: string; merchant: string; paymentId?: string | undefined };

/** What a link says of its order. For a paid one the amount is what was really paid. */
export function evidenceOf(link: PaymentLink, { eventId, merchant, paymentId }: Told): Evidence {
  const captured = link.payments?.filter((payment) => payment.status === 'captured') ?? [];
  const own = paymentId ?? captured[0]?.payment_id ?? null;
  const outcome = OUTCOMES[link.status];
  return {
    eventId,
    transactionId: link.reference_id,
    outcome,
    amountPaise: outcome === 'paid' ? link.amount_paid : link.amount,
    currency: link.currency,
    merchant,
    paymentId: own,
    morePayments: captured
      .filter((payment) => payment.payment_id !== own)
      .map((payment) => ({ paymentId: payment.payment_id, amountPaise: payment.amount ?? link.amount })),
  };
}
