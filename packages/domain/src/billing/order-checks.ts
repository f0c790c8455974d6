import type { Outcome } from './order.ts';
import { type Balances, type Grants, grantedKinds, type OrderPurpose } from './tier.ts';

/** The state of a second payment for a paid order: to be returned, return requested, refused by the gateway (an operator must check), or returned. */
export const EXTRA_PAYMENT_STATES = ['refund_due', 'refund_pending', 'refund_refused', 'refunded'] as const;
export type ExtraPaymentState = (typeof EXTRA_PAYMENT_STATES)[number];

/** How the questions about an order can fail: the gateway answered and we could not record it, or it never reported the outcome. */
export const RECONCILE_FAILURES = ['not-saved', 'given-up'] as const;
export type ReconcileFailure = (typeof RECONCILE_FAILURES)[number];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** For how many days a gateway is asked about an order. */
export const LAST_CHECK_DAY = 12;

/** When a gateway is asked about an order that is still open, in minutes after it was made: soon, then ever more rarely. */
const CHECK_MINUTES = [
  ...[1, 3, 10, 30, 120, 360],
  ...Array.from({ length: LAST_CHECK_DAY }, (_, day) => (day + 1) * DAY_MINUTES),
];

/** How long a pending sign-up is stored for an order: as long as a gateway may answer, and a month after the last answer. */
export const KEEP_AFTER_FINAL_DAYS = 30;
export const KEEP_WHILE_OPEN_DAYS = LAST_CHECK_DAY + KEEP_AFTER_FINAL_DAYS;

/** The next moment to ask the gateway about an order, or null when it was the last. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const minutes = CHECK_MINUTES.find((minutes) => minutes * MINUTE_MS > age);
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * MINUTE_MS);
}

/** When to query an order that the gateway has just reported as failed: soon, because the student may be about to pay again. */
export function soonCheckAt(planned: Date | null, now: Date): Date {
  const soon = new Date(now.getTime() + MINUTE_MS);
  return planned && planned < soon ? planned : soon;
}

/** Whether a question comes after the last of the plan: that one could not be brought to its end. */
export const isBeyondLastCheck = (createdAt: Date, at: Date): boolean =>
  at.getTime() > createdAt.getTime() + LAST_CHECK_DAY * DAY_MINUTES * MINUTE_MS;

/** Whether an answer that was recorded ends an earlier failure. An order that may still be paid has no end yet. */
export const endsFailure = (failure: ReconcileFailure, outcome: Outcome): boolean =>
  failure === 'not-saved' || outcome !== 'open';

/** "No refund for a psychological test not started within 12 hours of purchase." */
export const ASSESSMENT_REFUND_HOURS = 12;

export type Bought = { purpose: OrderPurpose; grants: Grants; paidAt: Date };

export type RefundVerdict = { ok: true } | { ok: false; reason: string };

/**
 * Whether a paid order may be refunded. A plan or top-up counts as activated once anything of it was used; an assessment
 * is given back only before its start, and only within 12 hours.
 */
export function evaluateRefund({ purpose, grants, paidAt }: Bought, balances: Balances, now: Date): RefundVerdict {
  const used = grantedKinds(grants).filter(({ kind, amount }) => balances[kind].left < amount);
  if (used.length > 0) return { ok: false, reason: `already used: ${used.map(({ kind }) => kind).join(', ')}` };
  const hours = (now.getTime() - paidAt.getTime()) / 3_600_000;
  if (purpose === 'psychometric' && hours >= ASSESSMENT_REFUND_HOURS)
    return { ok: false, reason: `bought ${ASSESSMENT_REFUND_HOURS} hours ago or more and not started` };
  return { ok: true };
}
