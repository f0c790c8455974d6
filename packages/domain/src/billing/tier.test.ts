import { expect, test } from 'vitest';
import { grantedKinds, grantsOf, isSoldFor, ORDER_PURPOSES, type Tier } from './tier.ts';

const aTier = (changed: Partial<Tier>): Tier => ({
  id: 'tier',
  name: 'Tier',
  cost: 100,
  discount: 0,
  isTopUp: false,
  recommendationPulls: 0,
  availableCounsellingSessions: 0,
  psychometricAssessment: false,
  ...changed,
});
const basic = aTier({ cost: 0, recommendationPulls: 3 });
const premium = aTier({ recommendationPulls: 40, availableCounsellingSessions: 3, psychometricAssessment: true });

test.each<[string, Tier, string[]]>([
  ['the free plan', basic, ['signup']],
  ['a paid plan, which is no top-up though it has sessions', premium, ['signup', 'upgrade']],
  ['attempts', aTier({ isTopUp: true, recommendationPulls: 5 }), ['predictions']],
  ['sessions', aTier({ isTopUp: true, availableCounsellingSessions: 1 }), ['counselling']],
  ['an assessment', aTier({ isTopUp: true, psychometricAssessment: true }), ['psychometric']],
])('%s is sold where it belongs', (_what, tier, purposes) => {
  expect(ORDER_PURPOSES.filter((purpose) => isSoldFor(purpose, tier))).toEqual(purposes);
});

test('a tier credits what it grants, and nothing for the rest', () => {
  expect(grantedKinds(grantsOf(premium))).toEqual([
    { kind: 'attempts', amount: 40 },
    { kind: 'sessions', amount: 3 },
    { kind: 'assessments', amount: 1 },
  ]);
  expect(grantedKinds(grantsOf(basic))).toEqual([{ kind: 'attempts', amount: 3 }]);
});
