import { expect, test } from 'vitest';
import { allowanceOf, balancesOf } from '../billing/tier.ts';

test('a student without rows has nothing', () => {
  expect(allowanceOf(balancesOf([]), false)).toEqual({
    recommendationPulls: 0,
    psychometricAssessment: false,
    psychometricTestStatus: false,
    availableCounsellingSessions: 0,
    totalCounsellingSessions: 0,
  });
});

test('what is left counts uses and returns, what was bought does not', () => {
  const balances = balancesOf([
    { kind: 'sessions', amount: 3, reason: 'purchase' },
    { kind: 'sessions', amount: -1, reason: 'use' },
    { kind: 'sessions', amount: -1, reason: 'use' },
    { kind: 'sessions', amount: 1, reason: 'return' },
  ]);
  expect(balances.sessions).toEqual({ left: 2, bought: 3 });
});

test('an assessment stays owned after it was started, and is gone after a refund', () => {
  const bought = { kind: 'assessments', amount: 1, reason: 'purchase' } as const;
  const started = balancesOf([bought, { kind: 'assessments', amount: -1, reason: 'use' }]);
  const refunded = balancesOf([bought, { kind: 'assessments', amount: -1, reason: 'refund' }]);
  expect(allowanceOf(started, true)).toMatchObject({ psychometricAssessment: true, psychometricTestStatus: true });
  expect(allowanceOf(refunded, false)).toMatchObject({ psychometricAssessment: false });
});
