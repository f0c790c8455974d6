import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Outcome } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import { z } from 'zod';
import type { Callback, Evidence, RawCallback } from '../../../ports.ts';

/** The fields of a payment link that we use. Amounts are in paise. */
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

/** After a failed attempt the link stays open, so that the customer can pay in another way. Only we can cancel it. */
const OUTCOMES: Record<PaymentLink['status'], Outcome> = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'failed',
  expired: 'expired',
};

type Event = { eventId: string; merchant: string; payment?: { id: string; amount?: number | undefined } | undefined };

/** Turns a link into evidence. The amount of a paid link is that of one payment; others are listed in `morePayments`. */
export function evidenceOf(link: PaymentLink, { eventId, merchant, payment }: Event): Evidence {
  const captured = link.payments?.filter((payment) => payment.status === 'captured') ?? [];
  const paymentId = payment?.id ?? captured[0]?.payment_id ?? null;
  const paid =
    payment?.amount ?? captured.find(({ payment_id }) => payment_id === paymentId)?.amount ?? link.amount_paid;
  const outcome = OUTCOMES[link.status];
  return {
    eventId,
    transactionId: link.reference_id,
    outcome,
    amountPaise: outcome === 'paid' ? paid : link.amount,
    currency: link.currency,
    merchant,
    paymentId,
    morePayments: captured
      .filter(({ payment_id }) => payment_id !== paymentId)
      .map(({ payment_id, amount = link.amount }) => ({ paymentId: payment_id, amountPaise: amount })),
  };
}

/*
 * The library compares signatures of the body as text with ===. Ours are compared over the raw bytes in constant time, and a
 * second secret is accepted while the secret is being changed.
 */
const MAX_AGE_MS = 300_000;
/** The form of our transaction ids. The account may have other links, which are ignored. */
const OUR_TRANSACTION_ID = /^DK[0-9A-F]{32}$/;

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

/** Reads a webhook. Throws when its signature fits none of our secrets. */
export function readWebhook({ body, headers }: RawCallback, keys: Keys, now: Date): Callback {
  const signature = String(headers['x-razorpay-signature'] ?? '');
  if (!keys.webhookSecrets.some((secret) => isSigned(secret, body, signature))) throw new DomainError('bad-signature');
  const webhook = Webhook.safeParse(parseJson(body));
  if (!webhook.success) return { kind: 'unreadable', what: webhook.error.issues.map(({ path }) => path.join('.')) };
  const { account_id, created_at, payload } = webhook.data;
  const link = payload.payment_link?.entity;
  if (!link || !OUR_TRANSACTION_ID.test(link.reference_id)) return { kind: 'foreign' };
  if (Math.abs(now.getTime() - created_at * 1_000) > MAX_AGE_MS)
    return { kind: 'stale', transactionId: link.reference_id };
  // The event id in the header is not signed, so the id is made from the signed bytes.
  const eventId = `webhook:${createHash('sha256').update(body).digest('hex')}`;
  const merchant = keys.accountId ? account_id : keys.merchant;
  return { kind: 'evidence', evidence: evidenceOf(link, { eventId, merchant, payment: payload.payment?.entity }) };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The order that a browser returns from; null when the query is not signed by Razorpay. */
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
  // Compared as text: decoding would ignore characters after the hexadecimal digits.
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
