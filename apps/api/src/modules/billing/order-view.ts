import { MONEY_COMES_BACK, type OrderStatus, type PaymentResult, RESULT_PATHS } from '@dakhila/contract/payments';
import type { OrderState } from '@dakhila/domain/billing/order';
import type { Language } from '@dakhila/domain/language/languages';
import { say } from '../../words/say.ts';
import type { Order } from './order-store.ts';

/** How each state is called on the wire. What is not known yet is processing, never failed. */
const WIRE_STATES = {
  created: 'processing',
  redirected: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  review: 'review',
  refund_pending: 'refunding',
  refunded: 'refunded',
} as const satisfies Record<OrderState, OrderStatus['state']>;

const wireState = (state: OrderState) => WIRE_STATES[state];

const MESSAGES: Record<OrderStatus['state'], string> = {
  processing: 'Your payment is being processed',
  paid: 'Your payment was successful',
  failed: `The payment did not go through. ${MONEY_COMES_BACK}`,
  expired: `The time to pay is over. ${MONEY_COMES_BACK}`,
  review: 'We are checking your payment and will write to you',
  refunding: 'Your payment is being returned to you',
  refunded: 'Your payment was refunded',
};

export const describeOrder = (order: Order): OrderStatus => ({
  transactionId: order.transactionId,
  state: wireState(order.state),
  purpose: order.purpose,
  plan: order.tierName,
  amount: order.amountPaise / 100,
  updatedAt: order.updatedAt.toISOString(),
});

/** The result page of an order with what it shows, in the language of the page, as a path of our own. It is for display only. */
export function resultPageOf(order: Order, language: Language): string {
  const state = wireState(order.state);
  const message = say(language, MESSAGES[state]);
  const result: PaymentResult = {
    success: state === 'paid',
    ...(state === 'processing' ? { pending: true } : {}),
    message,
    data: {
      transactionId: order.transactionId,
      orderInfo: say(language, order.tierName),
      amount: order.amountPaise / 100,
      message,
      timestamp: order.updatedAt.toISOString(),
    },
  };
  return `${RESULT_PATHS[order.purpose]}?paymentResponse=${encodeURIComponent(JSON.stringify(result))}`;
}
