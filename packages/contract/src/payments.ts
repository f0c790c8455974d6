import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reply } from './envelope.ts';

/** How an order stands, in the words a student is shown. */
export const OrderState = z.enum(['processing', 'paid', 'failed', 'expired', 'review', 'refunded']);
/** What an order buys: a plan at sign-up, an upgrade of it, or one of the three top-ups. */
export const OrderPurpose = z.enum(['signup', 'upgrade', 'predictions', 'counselling', 'psychometric']);

export const OrderStatus = z.object({
  transactionId: z.string(),
  state: OrderState,
  purpose: OrderPurpose,
  plan: z.string(),
  amount: z.number(),
  updatedAt: z.string(),
});
export type OrderStatus = z.infer<typeof OrderStatus>;

export const payments = {
  status: endpoint({
    method: 'GET',
    path: '/payments/:transactionId',
    access: 'anyone',
    summary: 'How an order stands, for whoever holds its unguessable id',
    params: z.object({ transactionId: z.string().check(z.maxLength(64)) }),
    response: reply(OrderStatus),
  }),
  current: endpoint({
    method: 'GET',
    path: '/payments/current',
    access: 'anyone',
    summary: 'The payment under way in this browser or account, if any, and where it can be continued',
    response: reply(z.object({ order: z.nullable(OrderStatus), gatewayURL: z.nullable(z.string()) })),
  }),
};
