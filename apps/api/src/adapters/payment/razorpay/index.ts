import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { GATEWAY_RETURN_PATH } from '@dakhila/contract/payments';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import type { GatewayOrder, Payer, PaymentGateway } from '../../../ports.ts';
import { ask, openClient, RazorpayFailure, type RazorpaySettings } from './client.ts';
import { evidenceOf, PaymentLink, PaymentLinks } from './payment-link.ts';
import { readReturnQuery, readWebhook } from './signatures.ts';

type Needs = RazorpaySettings & { publicUrl: string; brand: string; now: () => Date };

/** Razorpay's hosted payment links. https://razorpay.com/docs/api/payments/payment-links */
export function openRazorpayGateway(settings: Needs): PaymentGateway {
  const client = openClient(settings);
  const { webhookSecrets, accountId, keySecret, now } = settings;
  const merchant = accountId ?? 'razorpay';

  return {
    name: 'razorpay',
    merchant,
    // The short address of a link, and where it leads.
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

/** Makes the link. One that an earlier try made without our hearing of it is found again by its reference. */
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
    return PaymentLink.parse(await ask(() => client.paymentLink.create(wanted)));
  } catch (error) {
    const isRefused = error instanceof RazorpayFailure && error.status === 400;
    const existing = isRefused ? await findLink(client, order.transactionId) : undefined;
    if (existing) return existing;
    throw error;
  }
}

const fetchLink = async (client: Razorpay, id: string) =>
  PaymentLink.parse(await ask(() => client.paymentLink.fetch(id)));

async function findLink(client: Razorpay, transactionId: string): Promise<PaymentLink | undefined> {
  const byReference = { count: 10, reference_id: transactionId };
  const found = PaymentLinks.parse(await ask(() => client.paymentLink.all(byReference)));
  return found.payment_links.find((link) => link.reference_id === transactionId);
}

const Refund = z.object({ amount: z.coerce.number(), status: z.enum(['pending', 'processed', 'failed']) });
const Refunds = z.object({ items: z.array(Refund) });
/** Answers about the payment itself: the same request gets them again. */
const REFUSALS: readonly (number | null)[] = [400, 404];

/** Looks for the refund before asking for it: the answer to an earlier try may have been lost. */
async function refundOnce(client: Razorpay, paymentId: string, amountPaise: number): Promise<'done' | 'pending'> {
  const { items } = Refunds.parse(await ask(() => client.payments.fetchMultipleRefund(paymentId)));
  const earlier = items.find((refund) => refund.amount === amountPaise && refund.status !== 'failed');
  const refund =
    earlier ??
    Refund.parse(await ask(() => client.payments.refund(paymentId, { amount: amountPaise, receipt: paymentId })));
  return refund.status === 'processed' ? 'done' : 'pending';
}
