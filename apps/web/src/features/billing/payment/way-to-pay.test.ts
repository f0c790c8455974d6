import type { OrderStatus } from '@dakhila/contract/payments';
import { expect, test } from 'vitest';
import { paymentPathOf } from './resume-payment-screen.tsx';

const anOrder = (order: Partial<OrderStatus>): OrderStatus => ({
  transactionId: 'txn_0123456789abcdef',
  state: 'failed',
  purpose: 'signup',
  plan: 'Standard',
  amount: 999,
  updatedAt: '2026-11-14T11:00:00.000Z',
  ...order,
});
const stranger = { isSignedIn: false, hasSignup: false, purpose: null };
const student = { isSignedIn: true, hasSignup: false, purpose: null };
const newcomer = { isSignedIn: false, hasSignup: true, purpose: null };

test.each([
  ['signup', newcomer, '/signup/subscription'],
  ['upgrade', student, '/profile'],
  ['predictions', student, '/top-up'],
  ['counselling', student, '/top-up/counseling'],
  ['psychometric', student, '/top-up/psychometric'],
] as const)('a failed payment for %s leads back to its plans', (purpose, visitor, page) => {
  expect(paymentPathOf(anOrder({ purpose }), visitor)).toBe(page);
  expect(paymentPathOf(anOrder({ purpose, state: 'expired' }), visitor)).toBe(page);
});

test.each([
  ['a student', student, '/top-up'],
  ['someone who is signing up', newcomer, '/signup/subscription'],
  ['a stranger', stranger, '/login'],
  ['a student who was buying sessions', { ...student, purpose: 'counselling' }, '/top-up/counseling'],
  ['a stranger who was buying sessions', { ...stranger, purpose: 'counselling' }, '/login'],
  ['a stranger who was signing up', { ...stranger, purpose: 'signup' }, '/login'],
] as const)('with no payment known, %s is led to the right page', (_, visitor, page) => {
  expect(paymentPathOf(null, visitor)).toBe(page);
});

test.each(['processing', 'paid', 'review'] as const)(
  'an order that is %s is shown, never sold a second time',
  (state) => {
    const address = new URL(paymentPathOf(anOrder({ state, purpose: 'predictions' }), student), 'http://localhost');
    expect(address.pathname).toBe('/payment-status-recommendation');
    expect(JSON.parse(address.searchParams.get('paymentResponse') ?? '')).toMatchObject({
      success: state === 'paid',
      ...(state === 'processing' && { pending: true }),
      data: { transactionId: 'txn_0123456789abcdef', orderInfo: 'Standard', amount: 999 },
    });
  },
);
