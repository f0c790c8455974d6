import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Outcome } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import { z } from 'zod';
import type { Callback, Evidence, RawCallback } from '../../../ports.ts';

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

/** After a failed attempt the link stays open: the customer may pay another way. Only we can cancel it. */
const OUTCOMES: Record<PaymentLink['status'], Outcome> = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'failed',
  expired: 'expired',
};

type Event = { eventId: string; merchant: string; payment?: { id: string; amount?: number | undefined } | undefined };

/** The evidence in a link. If it is paid, the amount is that of the payment, not the sum of several. */
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

/*
 * The library's own checks turn the body into text and compare with ===. These work on the very bytes, in constant time,
 * and know a second secret while it is being changed.
 */
const TOLERANCE_MS = 300_000;
/** Our transaction ids. Other links of the same account are not ours. */
const OURS = /^DK[0-9A-F]{32}$/;

const Webhook = z.object({
  event: z.string(),
  account_id: z.string(),
  created_at: z.int(),
  payload: z.object({
    payment_link: z.object({ entity: PaymentLink }).optional(),
    payment: z.object({ entity: z.object({ id: z.string(), amount: z.coerce.number().int().optional() }) }).optional(),
  }),
});

type Keys = { webhookSecrets: string[]; accountId: string | undefined; merchant: string };

/** Reads a webhook; throws when no secret of ours made its signature. */
export function readWebhook({ body, headers }: RawCallback, keys: Keys, now: Date): Callback {
  const signature = String(headers['x-razorpay-signature'] ?? '');
  if (!keys.webhookSecrets.some((secret) => isSigned(secret, body, signature))) throw new DomainError('bad-signature');
  const webhook = Webhook.safeParse(parsed(body));
  if (!webhook.success) return { kind: 'unreadable', what: webhook.error.issues.map(({ path }) => path.join('.')) };
  const { account_id, created_at, payload } = webhook.data;
  const link = payload.payment_link?.entity;
  if (!link || !OURS.test(link.reference_id)) return { kind: 'foreign' };
  if (Math.abs(now.getTime() - created_at * 1_000) > TOLERANCE_MS)
    return { kind: 'stale', transactionId: link.reference_id };
  // The event id of the header is not signed; the bytes are.
  const eventId = `webhook:${createHash('sha256').update(body).digest('hex')}`;
  const merchant = keys.accountId ? account_id : keys.merchant;
  return { kind: 'evidence', evidence: evidenceOf(link, { eventId, merchant, payment: payload.payment?.entity }) };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The order that a returning browser comes from, or null when Razorpay did not send it. */
export function readReturnQuery(query: Record<string, string>, keySecret: string): { transactionId: string } | null {
  const part = (name: string) => query[`razorpay_${name}`] ?? '';
  const signed = ['payment_link_id', 'payment_link_reference_id', 'payment_link_status', 'payment_id']
    .map(part)
    .join('|');
  return isSigned(keySecret, Buffer.from(signed), part('signature'))
    ? { transactionId: part('payment_link_reference_id') }
    : null;
}

function isSigned(secret: string, bytes: Buffer, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(bytes).digest('hex'));
  // Compared as written: what follows the end of a hexadecimal number decodes to the same bytes.
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
