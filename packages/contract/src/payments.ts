import { ORDER_PURPOSES, type OrderPurpose as Purpose } from '@dakhila/domain/billing/tier';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';

/** The state of an order, as shown to a student. */
export const OrderState = z.enum(['processing', 'paid', 'failed', 'expired', 'review', 'refunding', 'refunded']);
/** What can be said about the money when a payment failed: a bank may have taken it anyway. */
export const MONEY_COMES_BACK = 'If money has left your account, you’ll get it back.';
/** What an order buys: a plan at sign-up, an upgrade, or one of the three top-ups. */
export const OrderPurpose = z.enum(ORDER_PURPOSES);
export type OrderPurpose = Purpose;

/** The result page of each purpose; a payment that costs nothing leads there at once. */
export const RESULT_PATHS: Record<OrderPurpose, string> = {
  signup: '/payment-status',
  upgrade: '/payment-status',
  predictions: '/payment-status-recommendation',
  counselling: '/payment-status-counseling',
  psychometric: '/payment-status-psychometric',
};
/** Where the product is chosen, for a student who left the gateway without paying. */
export const PLAN_PATHS: Record<OrderPurpose, string> = {
  signup: '/signup/subscription',
  upgrade: '/profile',
  predictions: '/top-up',
  counselling: '/top-up/counseling',
  psychometric: '/top-up/psychometric',
};

/** What the gateway calls, and where it sends the browser back to; the gateway's name follows. Both are signed. */
export const GATEWAY_CALLBACK_PATH = '/payments/callback';
export const GATEWAY_RETURN_PATH = '/payments/return';

/** The `paymentResponse` parameter of the result pages, as JSON. It is for display; `payments.status` is authoritative. */
export const PaymentResult = z.object({
  success: z.boolean(),
  /** There while the outcome is not known yet: then `success` is false and nothing has failed. */
  pending: z.optional(z.literal(true)),
  message: z.string(),
  data: z.object({
    transactionId: z.string(),
    /** The plan's name. */
    orderInfo: z.string(),
    amount: z.number(),
    message: z.string(),
    timestamp: z.string(),
  }),
});
export type PaymentResult = z.infer<typeof PaymentResult>;

export const OrderStatus = z.object({
  transactionId: z.string(),
  state: OrderState,
  purpose: OrderPurpose,
  plan: z.string(),
  amount: z.number(),
  updatedAt: z.string(),
});
export type OrderStatus = z.infer<typeof OrderStatus>;

/** An order as its owner sees it, with all money that came for it. */
export const OwnOrder = z.extend(OrderStatus, {
  /** What the gateway reported as received, in rupees; null while nothing was, or in another currency. */
  received: z.nullable(z.number()),
  /** A second payment for the order, and the state of its return. */
  extraPayments: z.array(
    z.object({ amount: z.number(), state: z.enum(['due', 'refunding', 'refunded']), updatedAt: z.string() }),
  ),
});
export type OwnOrder = z.infer<typeof OwnOrder>;

/** An invoice of the student; `pdf` is the path of its file under the API. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  plan: z.string(),
  amount: z.number(),
  issuedAt: z.string(),
  transactionId: z.string(),
  isRefunded: z.boolean(),
  pdf: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

/** The file of an invoice, for a link. */
export const invoicePdfPath = (id: string) => `/invoices/${id}.pdf`;

export const payments = {
  status: endpoint('GET /payments/:transactionId', 'anyone', {
    hasMessages: true,
    summary: 'How an order stands, for whoever holds its unguessable id',
    params: z.object({ transactionId: z.string().check(z.maxLength(64)) }),
    response: reply(OrderStatus),
  }),
  current: endpoint('GET /payments/current', 'anyone', {
    hasMessages: true,
    summary: 'The payment under way in this browser or account, if any, and where it can be continued',
    response: reply(z.object({ order: z.nullable(OrderStatus), gatewayURL: z.nullable(z.string()) })),
  }),
  mine: endpoint('GET /payments', 'student', {
    hasMessages: true,
    summary: 'The newest 100 orders of the student, newest first',
    response: reply(z.array(OwnOrder)),
  }),
  invoices: endpoint('GET /invoices', 'student', {
    hasMessages: true,
    summary: 'The invoices of the student, newest first',
    response: reply(z.array(Invoice)),
  }),
};
