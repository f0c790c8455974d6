import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { GATEWAY_RETURN_PATH } from '@dakhila/contract/payments';
import Razorpay from 'razorpay';
import { z } from 'zod';
import type { GatewayOrder, Payer, PaymentGateway } from '../../../ports.ts';
import { evidenceOf, PaymentLink, PaymentLinks, readReturnQuery, readWebhook } from './webhook.ts';

/** Longer than Razorpay usually takes, shorter than a student waits. */
const TIMEOUT_MS = 8_000;

export type RazorpaySettings = {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  /** One secret, or two while it is being changed. */
  webhookSecrets: string[];
  /** From the dashboard. If set, callbacks of other accounts are rejected. */
  accountId: string | undefined;
  timeoutMs?: number;
};

/** The official library, with the base URL and timeout of the settings, for which it has no options. */
export function openClient({ apiUrl, keyId, keySecret, timeoutMs = TIMEOUT_MS }: RazorpaySettings): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { api } = client;
  if (!hasHttpClient(api)) throw new Error('The razorpay library keeps its HTTP client elsewhere now');
  Object.assign(api.rq.defaults, { baseURL: apiUrl, timeout: timeoutMs });
  return client;
}
const hasHttpClient = (api: object): api is { rq: { defaults: object } } => 'rq' in api;

/** The gateway refused or did not answer. `status` is the HTTP status, null without a response. The error text is left out, because it may name a person. */
export class RazorpayFailure extends Error {
  override name = 'RazorpayFailure';
  readonly status: number | null;
  constructor(status: number | null) {
    super(status === null ? 'no answer from the gateway' : `the gateway answered ${status}`);
    this.status = status;
  }
}

/** Runs one call of the library and turns its failures, which are plain objects, into errors. */
export async function callRazorpay<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : null;
    throw new RazorpayFailure(status);
  }
}

type Needs = RazorpaySettings & { publicUrl: string; brand: string; now: () => Date };

/** Razorpay's hosted payment links. https://razorpay.com/docs/api/payments/payment-links */
export function openRazorpayGateway(settings: Needs): PaymentGateway {
  const client = openClient(settings);
  const { webhookSecrets, accountId, keySecret, now } = settings;
  const merchant = accountId ?? 'razorpay';

  return {
    name: 'razorpay',
    merchant,
    // The short URL of a link, and the pages it redirects to.
    origins: ['https://rzp.io', 'https://api.razorpay.com', 'https://pages.razorpay.com'],
    start: async (order, payer) => {
      const link = await createOrFind(client, settings, order, payer);
      return { url: link.short_url, reference: link.id };
    },
    readCallback: (raw) => readWebhook(raw, { webhookSecrets, accountId, merchant }, now()),
    readReturn: (query) => {
      const back = readReturnQuery(query, keySecret);
      return back && { ...back, hasLeft: false };
    },
    status: async (order) => {
      const { transactionId, amountPaise, currency, reference } = order;
      const link = reference ? await fetchLink(client, reference) : await findLink(client, transactionId);
      if (link) return evidenceOf(link, { eventId: `status:${transactionId}:${link.status}`, merchant });
      const eventId = `status:${transactionId}:absent`;
      return { eventId, transactionId, outcome: 'absent', amountPaise, currency, merchant, paymentId: null };
    },
    refund: ({ paymentId, amountPaise }) =>
      refundOnce(client, paymentId, amountPaise).catch((error: unknown) => {
        if (error instanceof RazorpayFailure && REFUSALS.includes(error.status)) return 'refused';
        throw error;
      }),
  };
}

/** Creates the link, or finds the one of an earlier attempt whose response was lost. */
async function createOrFind(client: Razorpay, { publicUrl, brand }: Needs, order: GatewayOrder, payer: Payer) {
  const wanted = {
    amount: order.amountPaise,
    currency: order.currency,
    accept_partial: false,
    reference_id: order.transactionId,
    description: `${brand}: ${order.plan}`,
    customer: { name: payer.name, email: payer.email, contact: `+${payer.phone}` },
    // We write to the student ourselves.
    notify: { sms: false, email: false },
    reminder_enable: false,
    expire_by: Math.ceil(order.expiresAt.getTime() / 1_000),
    callback_url: `${publicUrl}${API_BASE_PATH}${GATEWAY_RETURN_PATH}/razorpay`,
    callback_method: 'get',
  };
  try {
    return PaymentLink.parse(await callRazorpay(() => client.paymentLink.create(wanted)));
  } catch (error) {
    const isRefused = error instanceof RazorpayFailure && error.status === 400;
    const existing = isRefused ? await findLink(client, order.transactionId) : undefined;
    if (existing) return existing;
    throw error;
  }
}

const fetchLink = async (client: Razorpay, id: string) =>
  PaymentLink.parse(await callRazorpay(() => client.paymentLink.fetch(id)));

async function findLink(client: Razorpay, transactionId: string): Promise<PaymentLink | undefined> {
  const byReference = { count: 10, reference_id: transactionId };
  const found = PaymentLinks.parse(await callRazorpay(() => client.paymentLink.all(byReference)));
  return found.payment_links.find((link) => link.reference_id === transactionId);
}

const Refund = z.object({ amount: z.coerce.number(), status: z.enum(['pending', 'processed', 'failed']) });
const Refunds = z.object({ items: z.array(Refund) });
/** Statuses that a retry would not change. */
const REFUSALS: readonly (number | null)[] = [400, 404];

/** Checks for an existing refund first, because the response to an earlier attempt may have been lost. */
async function refundOnce(client: Razorpay, paymentId: string, amountPaise: number): Promise<'done' | 'pending'> {
  const { items } = Refunds.parse(await callRazorpay(() => client.payments.fetchMultipleRefund(paymentId)));
  const earlier = items.find((refund) => refund.amount === amountPaise && refund.status !== 'failed');
  const refund =
    earlier ??
    Refund.parse(
      await callRazorpay(() => client.payments.refund(paymentId, { amount: amountPaise, receipt: paymentId })),
    );
  return refund.status === 'processed' ? 'done' : 'pending';
}
