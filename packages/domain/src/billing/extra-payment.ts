/** How money stands that came for an order which had its payment already: it is to go back, on its way, or back. */
export const EXTRA_PAYMENT_STATES = ['refund_due', 'refund_pending', 'refunded'] as const;
