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

type Event = { eventId: string; merchant: string; payment?: { id: string; amount?: number | undefined } | undefined };

/** What a link says of its order. For a paid one the amount is that of the payment, which the link may have added to another. */
export function evidenceOf(link: PaymentLink, { eventId, merchant, payment }: Event): Evidence {
  const captured = link.payments?.filter((payment) => payment.status === 'captured') ?? [];
  const own = payment?.id ?? captured[0]?.payment_id ?? null;
  const paid = payment?.amount ?? captured.find(({ payment_id }) => payment_id === own)?.amount ?? link.amount_paid;
  const outcome = OUTCOMES[link.status];
  return {
    eventId,
    transactionId: link.reference_id,
    outcome,
    amountPaise: outcome === 'paid' ? paid : link.amount,
    currency: link.currency,
    merchant,
    paymentId: own,
    morePayments: captured
      .filter(({ payment_id }) => payment_id !== own)
      .map(({ payment_id, amount = link.amount }) => ({ paymentId: payment_id, amountPaise: amount })),
  };
}
