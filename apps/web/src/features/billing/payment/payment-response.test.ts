import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAskable, readPaymentResponse } from '../payment/result-of.ts';

const PAID = {
  success: true,
  message: 'Payment received',
  data: {
    transactionId: 'txn_0123456789abcdef',
    orderInfo: 'Standard',
    amount: 999,
    message: 'Approved',
    timestamp: '2026-11-14T11:00:00.000Z',
  },
};

test('every field of an answer is read', () => {
  expect(readPaymentResponse(JSON.stringify(PAID))).toEqual({
    outcome: 'successful',
    message: 'Approved',
    transactionId: 'txn_0123456789abcdef',
    plan: 'Standard',
    amount: 999,
    timestamp: '2026-11-14T11:00:00.000Z',
  });
});

test('an answer that was encoded twice is read as well', () => {
  expect(readPaymentResponse(encodeURIComponent(JSON.stringify(PAID)))?.transactionId).toBe('txn_0123456789abcdef');
});

test.each([
  null,
  '',
  'null',
  '[]',
  '42',
  '{',
  '%',
  '%7B%',
  '{}',
  '{"success":"true"}',
  '{"success":1}',
  '[{"success":true}]',
])('%j is no answer', (parameter) => {
  expect(readPaymentResponse(parameter)).toBeNull();
});

test.each([
  ['no data', { success: false }],
  ['data that is a list', { success: false, data: [1] }],
  ['fields of other kinds', { success: false, message: {}, data: { transactionId: {}, amount: 'x', timestamp: [] } }],
  ['an amount below zero', { success: false, data: { amount: -5 } }],
  ['an inherited field', JSON.parse('{"success":false,"data":{"__proto__":{"amount":5}}}')],
])('with %s the rest is left empty', (_, response) => {
  expect(readPaymentResponse(JSON.stringify(response))).toEqual({
    outcome: 'failed',
    message: null,
    transactionId: null,
    plan: null,
    amount: null,
    timestamp: null,
  });
});

test.each([
  [{ success: true }, 'successful'],
  [{ success: true, pending: true }, 'successful'],
  [{ success: false, pending: true }, 'processing'],
  [{ success: false, pending: 'yes' }, 'failed'],
  [{ success: false }, 'failed'],
])('%j says %s', (response, outcome) => {
  expect(readPaymentResponse(JSON.stringify(response))?.outcome).toBe(outcome);
});

test('long texts are cut', () => {
  const response = { success: true, data: { orderInfo: 'x'.repeat(5000) } };
  expect(readPaymentResponse(JSON.stringify(response))?.plan).toHaveLength(200);
});

test('no text whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(asAnswer)), (parameter) => {
      readPaymentResponse(parameter);
    }),
  );
});

const asAnswer = (data: unknown) => JSON.stringify({ success: true, data });

test.each([
  ['txn_0123456789abcdef', true],
  [null, false],
  ['current', false],
  ['..', false],
  ['../../auth/logout', false],
  ['a'.repeat(65), false],
])('the server can be asked about %j: %s', (transactionId, expected) => {
  expect(isAskable(transactionId)).toBe(expected);
});
