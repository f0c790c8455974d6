import type { DeskOrder, Money, WorkItem } from '@dakhila/contract/desk/orders';
import type { OrderState, REVIEW_REASONS } from '@dakhila/domain/billing/order';
import type { ExtraPaymentState } from '@dakhila/domain/billing/order-checks';
import type { RefundKind } from '@dakhila/domain/staff/refunds';
import { rupeesAndPaise } from '@dakhila/domain/text';
import { rupees } from '../../../web/src/lib/format.ts';
import type { BadgeVariant } from '../../../web/src/ui/badge.tsx';

/** Rupees, with paise where there are some: a difference of one paisa is seen. */
export const exactRupees = (paise: number): string => (paise % 100 === 0 ? rupees(paise / 100) : rupeesAndPaise(paise));

/** An amount as it was paid, which may be in another currency. */
export const amountOf = ({ amountPaise, currency }: Money): string =>
  currency === 'INR' ? exactRupees(amountPaise) : `${currency} ${amountPaise / 100}`;

export const STATES: Readonly<Record<OrderState, { name: string; variant: BadgeVariant }>> = {
  created: { name: 'Started', variant: 'outline' },
  redirected: { name: 'At the gateway', variant: 'outline' },
  paid: { name: 'Paid', variant: 'good' },
  failed: { name: 'Failed', variant: 'outline' },
  expired: { name: 'Expired', variant: 'outline' },
  review: { name: 'Needs a decision', variant: 'marigold' },
  refund_pending: { name: 'Refund on its way', variant: 'secondary' },
  refunded: { name: 'Refunded', variant: 'secondary' },
};

/** The state of an order as the desk shows it. A refund that the gateway refused is not on its way. */
export const stateOf = ({ state, refundRefusedAt }: DeskOrder): { name: string; variant: BadgeVariant } =>
  refundRefusedAt ? { name: 'Refund refused by the gateway', variant: 'destructive' } : STATES[state];

export const REVIEWS: Readonly<Record<(typeof REVIEW_REASONS)[number], string>> = {
  amount: 'The amount differs from the order.',
  currency: 'The currency differs from the order.',
  merchant: 'It was paid to another merchant account.',
  'second-signup': 'The sign-up was already completed.',
  'second-assessment': 'The student has an assessment already.',
  'account-erased': 'The account was deleted.',
  'phone-taken': 'The phone number belongs to another account now.',
  unverified: 'The contact was never confirmed.',
};

export const EXTRAS: Readonly<Record<ExtraPaymentState, string>> = {
  refund_due: 'to be returned',
  refund_pending: 'on its way back',
  refund_refused: 'refused by the gateway',
  refunded: 'returned',
};

/** The page of an order. */
export const orderAddress = ({ transactionId }: { transactionId: string }): string =>
  `/money/${encodeURIComponent(transactionId)}`;

export const WORK: Readonly<Record<WorkItem['why'], string>> = {
  confirm: 'A refund is waiting for a second person',
  'refund-refused': 'The gateway refused the refund. Look at the payment in its dashboard.',
  review: 'The payment needs a decision',
  extra: 'Paid more than once',
  'not-saved': 'The gateway answered, but we couldn’t record it.',
  'given-up': 'The gateway never said how it ended. We’ve stopped asking.',
  'refund-pending': 'The gateway hasn’t confirmed the refund yet',
  unanswered: 'The gateway hasn’t said what happened to it',
};

export const REFUND_NAMES: Readonly<Record<RefundKind, string>> = { order: 'Refund', extra: 'Return second payment' };

const GATEWAYS: Readonly<Record<string, string>> = { razorpay: 'Razorpay', sandbox: 'Sandbox' };
export const gatewayName = (gateway: string): string => GATEWAYS[gateway] ?? gateway;
