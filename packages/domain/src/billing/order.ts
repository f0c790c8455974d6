/**
 * The life of an order, as a pure machine: what happened goes in, the new state and what has to be done come out. The
 * browser causes no transition; only a report of the gateway, the clock and an operator do.
 *
 *   created → redirected → paid | failed | expired | review      failed, expired → paid on a late success
 *   paid, review → refund_pending → refunded                     review → paid when an operator accepts it
 */
export const ORDER_STATES = [
  'created',
  'redirected',
  'paid',
  'failed',
  'expired',
  'review',
  'refund_pending',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The states in a sentence for staff: 'The order is …'. */
export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  created: 'not paid yet',
  redirected: 'not paid yet',
  paid: 'paid and credited',
  failed: 'not paid, because the payment failed',
  expired: 'not paid, and its time is over',
  review: 'waiting for a decision',
  refund_pending: 'being refunded',
  refunded: 'refunded already',
};

/** Why an operator must decide: the amount differs from the order, or there is no account to credit. */
export const REVIEW_REASONS = [
  'amount',
  'currency',
  'merchant',
  'second-signup',
  'second-assessment',
  'account-erased',
  'phone-taken',
  'unverified',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** What a gateway can report about an order. `absent`: it does not know it. `open`: it may still be paid. */
export const OUTCOMES = ['paid', 'failed', 'expired', 'open', 'absent'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Terms = { amountPaise: number; currency: string; merchant: string };
export type Said = Terms & { outcome: Outcome };

export type OrderFacts = Terms & {
  state: OrderState;
  expiresAt: Date;
  /** When it was credited. An order that was refunded after review never was. */
  paidAt: Date | null;
  reviewReason: ReviewReason | null;
};

export type OrderEvent =
  | { type: 'sent-to-gateway' }
  /** The gateway's verified report. */
  | { type: 'gateway-said'; said: Said }
  /** Nothing to pay. */
  | { type: 'free' }
  /** No report for so long that none is expected any more. */
  | { type: 'given-up' }
  /** The amount is right, but there is no account to credit. */
  | { type: 'credit-refused'; reason: ReviewReason }
  /** An operator credits an order under review. */
  | { type: 'accepted' }
  | { type: 'refund-asked' }
  | { type: 'refund-done' };

/** What has to be done together with the new state, in the same transaction. */
export type Effect =
  | 'credit'
  | 'consume-coupon'
  | 'release-coupon'
  | 'issue-invoice'
  | 'send-receipt'
  /** The receipt of an order that a person had to look at first. */
  | 'send-review-receipt'
  /** A message that the payment is under review, and what comes next. */
  | 'send-review-begun'
  /** A message that such an order was not credited, and why. */
  | 'send-review-note'
  | 'take-back-credit'
  /** A message that the money of a credited order is refunded. */
  | 'send-refund-begun'
  | 'send-refund-note';

const SETTLE: Effect[] = ['credit', 'consume-coupon', 'issue-invoice', 'send-receipt'];
const SETTLE_REVIEWED = SETTLE.map((effect) => (effect === 'send-receipt' ? 'send-review-receipt' : effect));
const OPEN: OrderState[] = ['created', 'redirected'];
/** Where a success still counts, however late. */
export const PAYABLE: OrderState[] = [...OPEN, 'failed', 'expired'];

/** Whether the outcome is still awaited. */
export const isOpen = (state: OrderState) => OPEN.includes(state);

export type Next<O> = { order: O; effects: Effect[] };

/** The order after an event. An event that does not fit the state changes nothing: `paid` is never overwritten. */
export function transition<O extends OrderFacts>(order: O, event: OrderEvent, now: Date): Next<O> {
  const unchanged: Next<O> = { order, effects: [] };
  const from = (states: OrderState[], to: Partial<OrderFacts>, effects: Effect[]): Next<O> =>
    states.includes(order.state) ? { order: { ...order, ...to }, effects } : unchanged;
  const close = (state: 'failed' | 'expired') => from(OPEN, { state }, ['release-coupon']);
  const pay = (states: OrderState[], effects = SETTLE) =>
    from(states, { state: 'paid', paidAt: now, reviewReason: null }, effects);
  const review = (reviewReason: ReviewReason) =>
    from(PAYABLE, { state: 'review', reviewReason }, [
      ...(isOpen(order.state) ? (['release-coupon'] as const) : []),
      'send-review-begun',
    ]);

  switch (event.type) {
    case 'sent-to-gateway':
      return from(['created'], { state: 'redirected' }, []);
    case 'free':
      return order.amountPaise === 0 ? pay(OPEN) : unchanged;
    case 'given-up':
      return close('expired');
    case 'credit-refused':
      return review(event.reason);
    case 'accepted':
      return pay(['review'], SETTLE_REVIEWED);
    case 'refund-asked':
      return from(
        ['paid', 'review'],
        { state: 'refund_pending' },
        order.state === 'paid' ? ['take-back-credit', 'send-refund-begun'] : ['send-review-note'],
      );
    case 'refund-done':
      return from(['refund_pending'], { state: 'refunded' }, ['send-refund-note']);
    case 'gateway-said': {
      const { said } = event;
      if (said.outcome === 'paid') {
        const difference = differenceOf(order, said);
        return difference ? review(difference) : pay(PAYABLE);
      }
      if (said.outcome === 'failed' || said.outcome === 'expired') return close(said.outcome);
      return said.outcome === 'absent' && now >= order.expiresAt ? close('expired') : unchanged;
    }
  }
}

/** How the payment differs from the order; one paisa is enough. */
function differenceOf(order: Terms, said: Terms): ReviewReason | null {
  if (said.merchant !== order.merchant) return 'merchant';
  if (said.currency !== order.currency) return 'currency';
  return said.amountPaise === order.amountPaise ? null : 'amount';
}
