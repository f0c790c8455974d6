/** A refund above this needs the confirmation of a second person: ₹2,000 in paise. */
export const FOUR_EYES_ABOVE_PAISE = 2_000_00;

/** What can go back: the order, or what was paid more than once for it. */
export const REFUND_KINDS = ['order', 'extra'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

type Money = { amountPaise: number; currency: string };

/**
 * Whether a refund needs a second person. Everything that was paid for the order counts together, so that nobody splits it
 * into small refunds. Another currency always needs one: the limit is in rupees.
 */
export const needsFourEyes = (payments: readonly Money[]): boolean =>
  payments.some(({ currency }) => currency !== 'INR') ||
  payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0) > FOUR_EYES_ABOVE_PAISE;

/** The person who asked for a refund never confirms it. */
export const mayConfirmRefund = (actorId: string, { askedBy }: { askedBy: string }): boolean => actorId !== askedBy;
