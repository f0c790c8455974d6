import type { OwnOrder } from '@dakhila/contract/payments';

/** A paid top-up as its owner sees it: `anOrder({ state: 'review' })`. */
export const anOrder = (wanted: Partial<OwnOrder> = {}): OwnOrder => ({
  transactionId: 't1',
  state: 'paid',
  purpose: 'predictions',
  plan: '5 attempts',
  amount: 199,
  received: wanted.state === undefined || wanted.state === 'paid' ? (wanted.amount ?? 199) : null,
  extraPayments: [],
  updatedAt: '2026-11-15T00:00:00Z',
  ...wanted,
});
