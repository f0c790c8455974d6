import { ORDER_STATES, REVIEW_REASONS } from '@dakhila/domain/billing/order';
import { EXTRA_PAYMENT_STATES } from '@dakhila/domain/billing/order-checks';
import { REFUND_STEPS } from '@dakhila/domain/staff/refund-history';
import { REFUND_KINDS } from '@dakhila/domain/staff/refunds';
import * as z from 'zod/mini';
import { endpoint, freshStaff, reply, replyWith, staff } from '../endpoint.ts';
import { text } from '../fields.ts';
import { reason } from './members.ts';

export const DeskOrder = z.object({
  transactionId: z.string(),
  state: z.enum(ORDER_STATES),
  reviewReason: z.nullable(z.enum(REVIEW_REASONS)),
  /** When the gateway last refused the refund that waits; null when it did not. */
  refundRefusedAt: z.nullable(z.string()),
  plan: z.string(),
  amountPaise: z.number(),
  couponCode: z.nullable(z.string()),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

const money = { amountPaise: z.number(), currency: z.string() };
export const Money = z.object(money);
export type Money = z.infer<typeof Money>;

const RefundRequest = z.object({
  ...money,
  kind: z.enum(REFUND_KINDS),
  askedBy: z.string(),
  reason: z.string(),
  at: z.string(),
  /** The caller is somebody else than the one who asked. */
  mayConfirm: z.boolean(),
});

/** Who did what with a refund, when and why. */
const RefundStep = z.object({
  kind: z.enum(REFUND_KINDS),
  step: z.enum(REFUND_STEPS),
  /** Null when it was the gateway, or when the log does not name who asked for the refund. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type RefundStep = z.infer<typeof RefundStep>;

export const DeskOrderDetails = z.extend(DeskOrder, {
  gateway: z.string(),
  /** False after another gateway was configured: this one can no longer be asked. */
  isGatewayInUse: z.boolean(),
  /** What the gateway reported, which may differ from the price; null before a payment. */
  paid: z.nullable(Money),
  /** Payments beyond the first. */
  extras: z.array(z.object({ ...money, state: z.enum(EXTRA_PAYMENT_STATES), at: z.string() })),
  /** What can go back now, and whether a second person must confirm it. */
  refundable: z.array(z.object({ ...money, kind: z.enum(REFUND_KINDS), needsSecond: z.boolean() })),
  requests: z.array(RefundRequest),
  /** What became of its refunds, the oldest first. */
  refundHistory: z.array(RefundStep),
  /** Under review: it can be credited after all. */
  isCreditable: z.boolean(),
  /** The outcome is not known: the gateway can be asked. */
  isAskable: z.boolean(),
  /** The gateway never reported the outcome, and nobody has looked at it yet. */
  isGivenUp: z.boolean(),
  /** Its end is not known or not recorded, and its gateway is no longer in use: it is never asked again. */
  isLeftBehind: z.boolean(),
  invoiceNumber: z.nullable(z.string()),
});
export type DeskOrderDetails = z.infer<typeof DeskOrderDetails>;

const WorkItem = z.object({
  order: DeskOrder,
  isGatewayInUse: z.boolean(),
  why: z.enum([
    'confirm',
    'refund-refused',
    'review',
    'extra',
    'not-saved',
    'given-up',
    'refund-pending',
    'unanswered',
  ]),
});
export type WorkItem = z.infer<typeof WorkItem>;

const kind = z.enum(REFUND_KINDS);
const oneOrder = {
  params: z.object({ transactionId: z.string().check(z.maxLength(64)) }),
  response: reply(DeskOrderDetails),
};

export const deskOrders = {
  list: endpoint('GET /desk/orders', staff('orders.read'), {
    summary: 'Orders, newest first, a page at a time',
    query: z.strictObject({
      state: z.optional(z.enum(ORDER_STATES)),
      search: z.optional(text(120)),
      /** Where the page before ended. */
      after: z.optional(z.string().check(z.maxLength(80))),
    }),
    response: reply(z.object({ orders: z.array(DeskOrder), next: z.nullable(z.string()) })),
  }),
  work: endpoint('GET /desk/orders-work', staff('orders.refund'), {
    summary:
      'Orders that need a person: refunds to confirm, refused refunds, reviews, second payments, failed reconciliations, refunds and orders without an answer',
    /** The oldest of each kind, and how many there are in all. */
    response: replyWith({ data: z.array(WorkItem), count: z.number() }),
  }),
  read: endpoint('GET /desk/orders/:transactionId', staff('orders.read'), {
    ...oneOrder,
    summary: 'One order with its payments and refunds',
  }),
  credit: endpoint('POST /desk/orders/:transactionId/credit', freshStaff('orders.credit'), {
    ...oneOrder,
    summary: 'Credit an order under review as if it had been paid as agreed',
    body: z.strictObject({ reason }),
  }),
  reconcile: endpoint('POST /desk/orders/:transactionId/reconcile', staff('orders.credit'), {
    ...oneOrder,
    summary: 'Ask the gateway what became of an order, and settle it',
    body: z.strictObject({}),
  }),
  markChecked: endpoint('POST /desk/orders/:transactionId/checked', staff('orders.credit'), {
    ...oneOrder,
    summary: 'Say what was found about an order whose end the gateway never told: it leaves the work list',
    body: z.strictObject({ reason }),
  }),
  refund: endpoint('POST /desk/orders/:transactionId/refund', freshStaff('orders.refund'), {
    ...oneOrder,
    summary: 'Refund an order or what was paid twice; above the limit a second person confirms',
    body: z.strictObject({ kind, reason }),
  }),
  confirm: endpoint('POST /desk/orders/:transactionId/refund/confirm', freshStaff('orders.refund'), {
    ...oneOrder,
    summary: 'Confirm a refund that somebody else asked for',
    /** The amount that the page showed: nobody confirms another one. */
    body: z.strictObject({ kind, amountPaise: z.int().check(z.nonnegative()) }),
  }),
  withdraw: endpoint('POST /desk/orders/:transactionId/refund/withdraw', freshStaff('orders.refund'), {
    ...oneOrder,
    summary: 'Refuse or take back a refund that waits for confirmation',
    body: z.strictObject({ kind, reason }),
  }),
};
