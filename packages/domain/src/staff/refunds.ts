/** A refund above this needs the confirmation of a second person: ₹2,000 in paise. */
export const FOUR_EYES_ABOVE_PAISE = 2_000_00;

/** What can go back: the order, or what was paid more than once for it. */
export const REFUND_KINDS = ['order', 'extra'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** Whether one person may refund this amount alone. */
export const needsFourEyes = (amountPaise: number): boolean => amountPaise > FOUR_EYES_ABOVE_PAISE;

/** The person who asked for a refund never confirms it. */
export const mayConfirmRefund = (actorId: string, { askedBy }: { askedBy: string }): boolean => actorId !== askedBy;
