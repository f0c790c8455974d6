import type { Tier } from '@dakhila/contract/plans';
import { fill } from '../../../lib/messages.ts';
import type { PlanFace } from '../checkout/plan-card.tsx';
import type { SubscriptionWords } from '../messages.ts';

/** The plan that most students need: it covers both exams. */
const RECOMMENDED = 'Standard';

/** The free plan takes no coupon and needs no payment. */
export const isFreePlan = (tier: Pick<Tier, 'name'>): boolean => tier.name === 'Basic';

/** The plans among the tiers on sale; top-ups are bought elsewhere. */
export const plansAmong = (tiers: readonly Tier[]): Tier[] => tiers.filter((tier) => !tier.isTopUp);

/** What a plan's card says: its label, for whom it is, and its allowances in words. */
export function planFace(tier: Tier, words: SubscriptionWords): PlanFace {
  const { recommendationPulls: attempts, availableCounsellingSessions: sessions } = tier;
  const audiences: Record<string, string | undefined> = words.audiences;
  return {
    label: isFreePlan(tier)
      ? { text: words.freeTier, variant: 'outline' }
      : { text: words.launchOffer, variant: 'secondary' },
    mark: tier.name === RECOMMENDED ? words.recommended : undefined,
    sentence: audiences[tier.name],
    lines: [
      { text: attempts > 0 ? fill(words.attempts, { count: attempts }) : words.noAttempts, isIncluded: attempts > 0 },
      { text: sessions > 0 ? fill(words.sessions, { count: sessions }) : words.noSessions, isIncluded: sessions > 0 },
      {
        text: tier.psychometricAssessment ? words.assessment : words.noAssessment,
        isIncluded: tier.psychometricAssessment,
      },
    ],
  };
}
