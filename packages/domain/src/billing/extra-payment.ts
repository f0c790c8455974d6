/** How money stands that came for an order which had its payment already: it is to go back, asked for, refused by the gateway (a person must look), or back. */
export const EXTRA_PAYMENT_STATES = ['refund_due', 'refund_pending', 'refund_refused', 'refunded'] as const;
export type ExtraPaymentState = (typeof EXTRA_PAYMENT_STATES)[number];
