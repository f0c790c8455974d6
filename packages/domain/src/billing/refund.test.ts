import { expect, test } from 'vitest';
import { evaluateRefund } from './order-checks.ts';
import { balancesOf, type Grants, type OrderPurpose } from './tier.ts';

const PAID = new Date('2026-11-14T10:00:00Z');
const hoursLater = (hours: number) => new Date(PAID.getTime() + hours * 3_600_000);
const premium: Grants = { attempts: 40, sessions: 3, assessments: 1 };
const judge = (purpose: OrderPurpose, grants: Grants, used: Partial<Grants>, now: Date) => {
  const rows = (['attempts', 'sessions', 'assessments'] as const).flatMap((kind) => [
    { kind, amount: grants[kind], reason: 'purchase' as const },
    { kind, amount: -(used[kind] ?? 0), reason: 'use' as const },
  ]);
  return evaluateRefund({ purpose, grants, paidAt: PAID }, balancesOf(rows), now);
};

test('a plan of which nothing was used may be refunded', () => {
  expect(judge('signup', premium, {}, hoursLater(100))).toEqual({ ok: true });
});

test('a plan of which anything was used is activated and stays paid', () => {
  expect(judge('signup', premium, { attempts: 1 }, hoursLater(1))).toEqual({
    ok: false,
    reason: 'already used: attempts',
  });
});

test('an assessment may be refunded within 12 hours and before its start only', () => {
  const assessment: Grants = { attempts: 0, sessions: 0, assessments: 1 };
  expect(judge('psychometric', assessment, {}, hoursLater(11.99)).ok).toBe(true);
  expect(judge('psychometric', assessment, {}, hoursLater(12)).ok).toBe(false);
  expect(judge('psychometric', assessment, { assessments: 1 }, hoursLater(1)).ok).toBe(false);
});
