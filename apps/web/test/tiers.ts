import type { Tier } from '@dakhila/contract/plans';

const aTier = (tier: Partial<Tier>): Tier => ({
  _id: 'tier',
  name: 'Tier',
  cost: 0,
  discount: 0,
  isTopUp: false,
  recommendationPulls: 0,
  availableCounsellingSessions: 0,
  psychometricAssessment: false,
  ...tier,
});

/** The tiers that the product starts with. */
export const TIERS = {
  basic: aTier({ _id: 'basic', name: 'Basic', recommendationPulls: 3 }),
  standard: aTier({ _id: 'standard', name: 'Standard', cost: 1998, discount: 50, recommendationPulls: 15 }),
  premium: aTier({
    _id: 'premium',
    name: 'Premium',
    cost: 9998,
    discount: 50,
    recommendationPulls: 40,
    availableCounsellingSessions: 3,
    psychometricAssessment: true,
  }),
  attempts: aTier({
    _id: 'attempts',
    name: '5 attempts',
    cost: 249,
    discount: 20,
    isTopUp: true,
    recommendationPulls: 5,
  }),
  session: aTier({
    _id: 'session',
    name: '1 session',
    cost: 999,
    isTopUp: true,
    availableCounsellingSessions: 1,
  }),
  assessment: aTier({
    _id: 'assessment',
    name: 'Assessment',
    cost: 999,
    discount: 20,
    isTopUp: true,
    psychometricAssessment: true,
  }),
} satisfies Record<string, Tier>;
