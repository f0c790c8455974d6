import type { OrderStatus } from '@dakhila/contract/payments';
import { expect, test } from 'vitest';
import { type PaymentResponse, resultOf } from '../payment/result-of.ts';

const fromAddress = (outcome: PaymentResponse['outcome']): PaymentResponse => ({
  outcome,
  message: 'Said by the address',
  transactionId: 'txn_said',
  plan: 'Premium',
  amount: 1,
  timestamp: 'yesterday',
});
const known = (state: OrderStatus['state']) => ({
  kind: 'known' as const,
  order: {
    transactionId: 'txn_known',
    state,
    purpose: 'signup' as const,
    plan: 'Standard',
    amount: 999,
    updatedAt: '2026-11-14T11:00:00.000Z',
  },
});

test.each([
  ['processing', 'processing'],
  ['paid', 'successful'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['review', 'review'],
  ['refunding', 'refunding'],
  ['refunded', 'refunded'],
] as const)('an order that is %s shows as %s, whatever the address says', (orderState, state) => {
  for (const outcome of ['successful', 'failed', 'processing'] as const) {
    expect(resultOf(fromAddress(outcome), known(orderState))).toMatchObject({
      state,
      unconfirmed: null,
      transactionId: 'txn_known',
      plan: 'Standard',
      amount: 999,
    });
  }
});

test('the message of the address is never shown beside the word of the server', () => {
  for (const outcome of ['successful', 'failed', 'processing'] as const)
    expect(resultOf(fromAddress(outcome), known('failed')).message).toBeNull();
  expect(resultOf(fromAddress('failed'), { kind: 'silent' }).message).toBe('Said by the address');
});

test('while the server is asked, nothing is claimed', () => {
  expect(resultOf(fromAddress('successful'), { kind: 'asking' })).toMatchObject({ state: 'processing', message: null });
});

test.each(['unknown', 'silent'] as const)('when the server is %s, the address is shown with a doubt', (kind) => {
  expect(resultOf(fromAddress('successful'), { kind })).toMatchObject({
    state: 'successful',
    unconfirmed: kind,
    plan: 'Premium',
    amount: 1,
  });
  expect(resultOf(fromAddress('failed'), { kind })).toMatchObject({ state: 'failed', unconfirmed: kind });
});

test('without an answer in the address the status is an error', () => {
  expect(resultOf(null, { kind: 'asking' }).state).toBe('error');
});
