/** The state of a second payment for a paid order: to be returned, return requested, refused by the gateway (an operator must check), or returned. */
export const EXTRA_PAYMENT_STATES = ['refund_due', 'refund_pending', 'refund_refused', 'refunded'] as const;
export type ExtraPaymentState = (typeof EXTRA_PAYMENT_STATES)[number];
